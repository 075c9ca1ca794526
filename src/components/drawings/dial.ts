/** Returns the angle of a reading in degrees from vertical: 0 to 4 bar over 270 degrees, 2 bar at the top. */
export function angleOf(bar: number): number {
  return tenth(bar * 67.5 - 135);
}

/** Returns the point of a reading at a distance from the dial's centre. */
export function pointAt(bar: number, radius: number): [number, number] {
  const angle = (angleOf(bar) * Math.PI) / 180;
  return [tenth(radius * Math.sin(angle)), tenth(-radius * Math.cos(angle))];
}

/** Returns the reading at a point relative to the dial's centre. In the gap of the scale, returns the nearer end. */
export function readingAt(x: number, y: number): number {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return Math.min(4, Math.max(0, (degrees + 135) / 67.5));
}

/** Returns a clockwise arc along the scale. */
export function arc(radius: number, from: number, to: number): string {
  const wide = to - from > 180 / 67.5 ? 1 : 0;
  return `M${pair(pointAt(from, radius))}A${radius} ${radius} 0 ${wide} 1${pair(pointAt(to, radius))}`;
}

/** Returns a line across the scale. */
export function spoke(bar: number, inner: number, outer: number): string {
  const [x, y] = pointAt(bar, outer);
  const [left, top] = pointAt(bar, inner);
  return `M${pair([x, y])}l${pair([tenth(left - x), tenth(top - y)])}`;
}

/** Formats two numbers of a path. A minus sign replaces the separator. */
function pair(numbers: readonly [number, number]): string {
  return numbers.map((number) => (number < 0 ? `${number}` : ` ${number}`)).join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
