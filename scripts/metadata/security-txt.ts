/** Whom to tell of a security fault, and the day until which that holds (`YYYY-MM-DD`). */
export interface SecurityContact {
  contact: string;
  expires: string;
}

/** Where RFC 9116 looks for it, below `dist`. */
export const securityTxtFile = '.well-known/security.txt';

/**
 * Writes security.txt (RFC 9116), or nothing where no contact is configured.
 *
 * The day it expires comes from the config: whoever sets it answers for it, and two builds of one config are alike.
 */
export function securityTxt(host: string, { contact, expires }: SecurityContact): string | undefined {
  if (contact === '') return undefined;
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${host}/${securityTxtFile}`,
    '',
  ].join('\n');
}
