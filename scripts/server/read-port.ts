/** Parses the port in an option or variable. Throws an error with its name if the value is not a port. */
export function readPort(name: string, value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new Error(`${name} is "${value}"; expected a number from 0 to 65535`);
}
