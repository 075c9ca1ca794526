import { readdirSync, readFileSync } from 'node:fs';
import type { SettingFault } from '../../src/lib/settings.ts';

/** Folders of texts that readers see. */
const folders = ['src/content', 'src/pages', 'src/components', 'src/head', 'scripts/metadata', 'scripts/sharing'];

const time = '\\b\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\b';
/** A time belongs to the business if its sentence contains one of these words: a parking zone has hours too. */
const ofBusiness = '\\b(?:answer|appointment|book|clos|evening|morning|office|open|slot|visit)';
const near = '[^.?!\'"`]{0,120}';

/** Figures that change with the business: a text takes them from the data. */
const rules = [
  { figure: /£\d(?:[\d,.]*\d)?/g, expected: 'a price taken from a field of the data' },
  {
    figure: /(?:\+44[ (]{0,2}0?|\b0)\d{2,4}[ )-]{0,2}\d{3,4}[ -]?\d{3,4}\b/g,
    expected: 'the phone number taken from src/site.config.ts',
  },
  {
    figure: RegExp(`${ofBusiness}${near}${time}|${time}${near}${ofBusiness}`, 'gi'),
    expected: 'the opening times taken from src/site.config.ts',
  },
];

/** Figures that are not the business's own. */
const publicFigures: readonly { figure: string; file: RegExp }[] = [
  // The National Gas Emergency Service.
  { figure: '0800 111 999', file: /./ },
  { figure: '+44800111999', file: /gas-emergency\.tsx$/ },
  // The grant of the Boiler Upgrade Scheme, dated in the text.
  { figure: '£7,500', file: /when-to-replace-boiler\.mdx$/ },
];

/** Finds prices, phone numbers and opening times that a source file types outside its comments, by line. */
export function typedFigures(file: string, source: string): SettingFault[] {
  const text = source.replace(/^\s*(?:\/\/|\/?\*).*$|\/\*\*.*\*\/|\/\/ .*$/gm, (comment) =>
    comment.replace(/\S/g, ' '),
  );
  return rules.flatMap(({ figure, expected }) =>
    [...text.matchAll(figure)]
      .filter(([found]) => !publicFigures.some((one) => one.figure === found && one.file.test(file)))
      .map(({ 0: found, index }) => {
        const line = source.slice(0, index).split('\n').length;
        return { setting: `${file}:${line}`, found, expected };
      }),
  );
}

/** Finds all typed figures of the site. Schemas have messages for the owner, not texts for readers. */
export function allTypedFigures(): SettingFault[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mdx)$/.test(name) && !/^schemas\/|^jobs\.ts$|\.draft\./.test(name))
      .sort()
      .flatMap((name) => typedFigures(`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8'))),
  );
}
