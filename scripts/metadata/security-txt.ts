import type { Site } from '../../src/site.config.ts';

/** Path of security.txt (RFC 9116) below `dist`. */
export const securityTxtFile = '.well-known/security.txt';

/** Returns security.txt if a contact is configured. */
export function securityTxt(host: string, { contact, expires }: Site['security']): string | undefined {
  if (contact === '') return undefined;
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${host}/${securityTxtFile}`,
    '',
  ].join('\n');
}
