/** Degrees from upright to a reading: 0 to 4 bar over 270 degrees, 2 bar on top. */
export function turn(bar: number): number {
  return tenth(bar * 67.5 - 135);
}

/** The point of a reading at a distance from the middle of a dial. */
export function onDial(bar: number, radius: number): [number, number] {
  const angle = (turn(bar) * Math.PI) / 180;
  return [tenth(radius * Math.sin(angle)), tenth(-radius * Math.cos(angle))];
}

/** The reading under a point beside the middle of a dial; below the foot of the scale the nearer end. */
export function readingAt(x: number, y: number): number {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return Math.min(4, Math.max(0, (degrees + 135) / 67.5));
}

/** A path along the scale, clockwise. */
export function arc(radius: number, from: number, to: number): string {
  const wide = to - from > 180 / 67.5 ? 1 : 0;
  return `M${onDial(from, radius)}A${radius} ${radius} 0 ${wide} 1 ${onDial(to, radius)}`;
}

/** A path across the scale. */
export function spoke(bar: number, inner: number, outer: number): string {
  return `M${onDial(bar, outer)}L${onDial(bar, inner)}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
