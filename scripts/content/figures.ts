import { readdirSync, readFileSync } from 'node:fs';
import type { SettingFault } from '../../src/lib/settings.ts';

/** Folders with texts that visitors see. */
const folders = ['src/content', 'src/pages', 'src/components', 'src/head', 'scripts/metadata', 'scripts/sharing'];

const time = '\\b\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m\\b';
/** Words that mark a time nearby as the business's own, unlike the hours of a parking zone. */
const ofBusiness = '\\b(?:answer|appointment|book|clos|evening|morning|office|open|slot|visit)';
const near = '[^.?!\'"`]{0,120}';

/** Figures of the business, which texts must take from the data. */
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

/** Figures of other organisations, which texts may contain. */
const publicFigures: readonly { figure: string; file: RegExp }[] = [
  // The National Gas Emergency Service.
  { figure: '0800 111 999', file: /./ },
  { figure: '+44800111999', file: /gas-emergency\.tsx$/ },
  // The grant of the Boiler Upgrade Scheme, dated in the text.
  { figure: '£7,500', file: /when-to-replace-boiler\.mdx$/ },
];

/** Finds literal prices, phone numbers and opening times in a source file, except in comments. */
export function literalFigures(file: string, source: string): SettingFault[] {
  const comments = /^\s*(?:\/\/|\/?\*).*$|\/\*\*.*\*\/|\/\/ .*$/gm;
  const text = source.replace(comments, (comment) => comment.replace(/\S/g, ' '));
  const lineOf = (index: number) => source.slice(0, index).split('\n').length;
  return rules.flatMap(({ figure, expected }) =>
    [...text.matchAll(figure)]
      .filter(([found]) => !publicFigures.some((one) => one.figure === found && one.file.test(file)))
      .map(({ 0: found, index }) => ({ setting: `${file}:${lineOf(index)}`, found, expected })),
  );
}

/** Finds literal figures in all texts of the site. */
export function allLiteralFigures(): SettingFault[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mdx)$/.test(name) && !/^schemas\/|^jobs\.ts$|\.draft\./.test(name))
      .sort()
      .flatMap((name) => literalFigures(`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8'))),
  );
}
