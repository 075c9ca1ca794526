/** Litres per minute that one kilowatt heats by one degree. Heat capacity of water: 4.186 kJ/(kg K). */
const litresPerKilowattDegree = 60 / 4.186;

/** Returns the litres per minute that a combi heats by `rise` degrees, to a tenth. */
export function litresPerMinute(output: number, rise: number): number {
  return Math.round((output * litresPerKilowattDegree * 10) / rise) / 10;
}

/** Returns the output in whole kW that heats a flow by `rise` degrees. */
export function outputFor(litres: number, rise: number): number {
  return Math.round((litres * rise) / litresPerKilowattDegree);
}

/** Formats outputs in kW as `24-28kW`, an open range as `35kW+`. */
export function formatOutput([low, high]: readonly [number, number?]): string {
  return high === undefined ? `${low}kW+` : `${low}-${high}kW`;
}
