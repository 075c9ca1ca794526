/**
 * Reads the number of a port.
 *
 * @param name the option or variable that it comes from
 * @throws Error naming that, where its value is no port
 */
export function readPort(name: string, value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new Error(`${name} is "${value}", expected a number from 0 to 65535`);
}
