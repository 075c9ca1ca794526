import { decodePercents } from './unescape.ts';

/** The ports at which development servers listen unless told otherwise: Vite, Astro, Angular, Next, Hugo, Jekyll and others. */
const developmentPorts = new Set([
  '1234',
  '1313',
  '3000',
  '3001',
  '4000',
  '4173',
  '4200',
  '4321',
  '5173',
  '5174',
  '5500',
  '6006',
  '8000',
  '8080',
  '8888',
]);

/**
 * What is wrong with an address that leads away from the site, in words: a telephone number or e-mail address that none
 * can use, or a server that only its developer has. Nothing when it will do.
 */
export function faultOfForeign(url: string, kind: string): string | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0].toLowerCase();
  if (scheme === 'tel:') return isTelephone(url) ? undefined : 'malformed telephone number';
  if (scheme === 'mailto:') return isMail(url) ? undefined : 'malformed e-mail address';
  // No scheme has a name of one letter: it is the drive of a Windows path.
  if (scheme === 'file:' || scheme?.length === 2) return `${kind} to a file on one computer`;
  if (scheme !== undefined && scheme !== 'http:' && scheme !== 'https:') return undefined;
  const { hostname, port } = new URL(url, 'https://host.invalid');
  if (isThisMachine(hostname)) return `${kind} to localhost`;
  return developmentPorts.has(port) ? `${kind} to a development port` : undefined;
}

/** RFC 3966: digits with the separators `-.()`, and parameters, but no spaces. A comma is a pause on every phone. */
function isTelephone(url: string): boolean {
  return /^tel:(?=[^;]*\d)\+?[\d\-.()*#,]+(?:;[a-z\d-]+(?:=[^;\s]+)?)*$/i.test(decodePercents(url));
}

/** An address as `<input type="email">` takes it (HTML standard). */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** RFC 6068: addresses with commas between them, or none where the header fields say something. */
function isMail(url: string): boolean {
  const [, addresses = '', fields = ''] = /^mailto:([^?#]*)\??([^#]*)/i.exec(url) ?? [];
  if (addresses === '') return /^[^=&]+=[^&]/.test(fields);
  const isDecodable = !/%(?![\da-f]{2})/i.test(addresses);
  return isDecodable && addresses.split(',').every((address) => mailbox.test(decodePercents(address).trim()));
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
