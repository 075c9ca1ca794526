import type { SettingFault } from '../../src/lib/settings.ts';
import { around, type Passage } from './passages.ts';

/** Figures that change with the business: typed in a text, they would stay behind when the data moves on. */
const figureRules = [
  { figure: /£\d(?:[\d,.]*\d)?(?:-£?\d[\d,.]*)?/g, expected: 'a price taken from a field of the data' },
  {
    figure: /(?:\+44 ?|\b0)\d{2,4} ?\d{3,4} ?\d{3,4}\b/g,
    expected: 'the phone number taken from src/site.config.ts',
  },
  { figure: /\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b/gi, expected: 'the opening times taken from src/site.config.ts' },
  {
    figure:
      /\b\d[\d,.]*\+? (?:[a-z-]+ )?(?:customers|homes served|installations|reviews)\b|\b\d+,?\d{3}\+|\b\d{3}\+|\b\d+\+? years (?:in business|of experience)\b|\b\d\.\d\/(?:5|10)\b|\b\d\.\d out of (?:5|10)\b/gi,
    expected: 'the count or score taken from src/content/claims.ts',
  },
  {
    figure: /\b\d+% of (?:cases|customers|(?:final )?prices)\b|\bvalid for \d+ days\b|\bin \d+ seconds\b/gi,
    expected: 'the terms taken from src/content/quote.ts',
  },
] as const;

/** Figures that are not the business's own, each in the one file that says it, or in any. */
export const publicFigures: readonly { figure: string; file?: string; because: string }[] = [
  { figure: '0800 111 999', because: 'the National Gas Emergency Service' },
  {
    figure: '£18',
    file: 'src/pages/guides/boiler-installation-cost.tsx',
    because: 'the Congestion Charge, dated in the text',
  },
  {
    figure: '£7,500',
    file: 'src/pages/guides/when-to-replace-boiler.tsx',
    because: 'the grant of the Boiler Upgrade Scheme, dated in the text',
  },
];

/** The files that are the data. */
const dataFiles: readonly string[] = ['src/content/claims.ts'];

/** Prices, phone numbers, opening times, counts and terms typed in a text as the source has it. */
export function typedFigures({ place, file, text }: Passage): SettingFault[] {
  if (dataFiles.includes(file)) return [];
  return figureRules.flatMap(({ figure, expected }) =>
    [...text.matchAll(figure)]
      .filter(([found]) => !publicFigures.some((one) => one.figure === found && (one.file ?? file) === file))
      .map(({ 0: found, index }) => ({ setting: place, found: around(text, index, found.length), expected })),
  );
}
