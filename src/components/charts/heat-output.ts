/** One kilowatt heats this many litres a minute by one degree: 60 seconds over the heat capacity of water, 4.186 kJ/kg. */
const litresPerKilowattDegree = 60 / 4.186;

/** Litres a minute that a combi of an output in kW warms by `rise` degrees, to a tenth. */
export function litresPerMinute(output: number, rise: number): number {
  return Math.round((output * litresPerKilowattDegree * 10) / rise) / 10;
}

/** Whole kW it takes to warm a flow in litres a minute by `rise` degrees. */
export function outputFor(litres: number, rise: number): number {
  return Math.round((litres * rise) / litresPerKilowattDegree);
}

/** Shows outputs in kW as `24-28kW`; a lower end alone as `35kW+`. */
export function formatOutput([low, high]: readonly [number, number?]): string {
  return high === undefined ? `${low}kW+` : `${low}-${high}kW`;
}
