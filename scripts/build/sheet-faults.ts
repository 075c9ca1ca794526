import { readdirSync, readFileSync } from 'node:fs';
import { CssSyntaxError, parse } from 'postcss';
import type { SettingFault } from '../../src/lib/settings.ts';

/** The stylesheets that cannot be read: what joins them to one knows no longer which of them it was. */
export function sheetFaults(): SettingFault[] {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return sheets.sort().flatMap((sheet): SettingFault[] => {
    const file = `src/${sheet}`;
    try {
      parse(readFileSync(file, 'utf8'));
      return [];
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const { reason, line, column } = error;
      return [
        {
          setting: file,
          found: `${reason} in line ${line}, column ${column}`,
          expected: 'a stylesheet that can be read',
        },
      ];
    }
  });
}
