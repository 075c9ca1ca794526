import { decodePercents } from './url.ts';

const localHost = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** RFC 3966: digits with the separators `-.()`, and parameters, but no spaces. A comma is a pause on every phone. */
const telephone = /^tel:(?=[^;]*\d)\+?[\d\-.()*#,]+(?:;[a-z\d-]+(?:=[^;\s]+)?)*$/i;
/** An address as `<input type="email">` accepts it (HTML standard). */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Describes the fault of a malformed or local address. */
export function faultOfExternal(url: string, kind: string): string | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0].toLowerCase();
  if (scheme === 'tel:') return telephone.test(decodePercents(url)) ? undefined : 'malformed telephone number';
  if (scheme === 'mailto:') return isMail(url) ? undefined : 'malformed e-mail address';
  // A scheme of one letter is the drive of a Windows path.
  if (scheme === 'file:' || scheme?.length === 2) return `${kind} to a local file`;
  if (scheme !== undefined && scheme !== 'http:' && scheme !== 'https:') return undefined;
  return localHost.test(new URL(url, 'https://host.invalid').hostname) ? `${kind} to localhost` : undefined;
}

/** RFC 6068: comma-separated addresses, which may be missing if there are header fields. */
function isMail(url: string): boolean {
  const [, addresses = '', fields = ''] = /^mailto:([^?#]*)\??([^#]*)/i.exec(url) ?? [];
  if (addresses === '') return /^[^=&]+=[^&]/.test(fields);
  const isDecodable = !/%(?![\da-f]{2})/i.test(addresses);
  return isDecodable && addresses.split(',').every((address) => mailbox.test(decodePercents(address).trim()));
}
