import { SettingsError } from '../../src/lib/settings.ts';

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
 *
 * @param today the day of the build
 * @throws SettingsError when the day it expires is past, or more than a year ahead
 */
export function securityTxt(host: string, { contact, expires }: SecurityContact, today: Date): string | undefined {
  if (contact === '') return undefined;

  const end = new Date(`${expires}T23:59:59Z`);
  const year = 366 * 24 * 60 * 60 * 1000;
  if (end <= today || end.getTime() - today.getTime() > year) {
    const expected = `a day within a year from today, so that the contact in /${securityTxtFile} is known to hold`;
    throw new SettingsError([{ setting: 'src/site.config.ts  security.expires', found: expires, expected }]);
  }
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${host}/${securityTxtFile}`,
    '',
  ].join('\n');
}
