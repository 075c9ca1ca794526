import type { SettingFault } from '../../src/lib/settings.ts';
import { type Content, isGroup } from '../content/content.ts';
import { around, type Passage } from './passages.ts';

/** Figures that change with the business: typed in a text, they would stay behind when the data moves on. */
const figureRules = [
  { figure: /£\d(?:[\d,.]*\d)?(?:(?:-| to )£?\d[\d,.]*)?/g, expected: 'a price taken from a field of the data' },
  {
    figure: /(?:\+44 ?|\b0)\d{2,4} ?\d{3,4} ?\d{3,4}\b/g,
    expected: 'the phone number taken from src/site.config.ts',
  },
  {
    // Other hours, such as those of a parking zone, stand in sentences of their own.
    figure:
      /(?<=\b(?:answer|appointment|book|clos|open|office|visit)[^.?!]*)\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b(?=[^.?!]*\b(?:answer|appointment|clos|office|visit))/gi,
    expected: 'the opening times taken from src/site.config.ts',
  },
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

/** Of files whose page has a time of its own, how long it says that something takes: `30-45 minutes`. */
export function pageMinutes(content: Content): Map<string, string> {
  const areas = content.get('locations/areas.ts')?.areas;
  const minutes = [...content].flatMap(([file, exports]) => {
    const said = brandMinutes(exports.brand) ?? districtMinutes(exports.district, Array.isArray(areas) ? areas : []);
    return said === undefined ? [] : [[`src/content/${file}`, said] as const];
  });
  return new Map(minutes);
}

function brandMinutes(brand: unknown): string | undefined {
  if (!isGroup(brand) || !Array.isArray(brand.serviceMinutes)) return undefined;
  return `${brand.serviceMinutes.join('-')} minutes`;
}

function districtMinutes(district: unknown, areas: readonly unknown[]): string | undefined {
  if (!isGroup(district)) return undefined;
  const code = String(district.slug).toUpperCase();
  const area = areas.find((one) => isGroup(one) && Array.isArray(one.districts) && one.districts.includes(code));
  return isGroup(area) ? String(area.averageCalloutTime) : undefined;
}

/** The longest time that is no service but a step of one, such as letting a boiler cool. */
const longestStep = 59;

/** Times in a district's text that are not its area's, and in a brand's that are not those of its service. */
export function wrongMinutes({ place, file, text }: Passage, minutes: ReadonlyMap<string, string>): SettingFault[] {
  const right = minutes.get(file);
  if (right === undefined) return [];
  const isBrand = file.startsWith('src/content/brands/');
  return [...text.matchAll(/\b(\d+)(?:-| to )(\d+)[ -]minutes?\b/g)]
    .filter(([, low, high]) => `${low}-${high} minutes` !== right && !(isBrand && Number(high) <= longestStep))
    .map(({ 0: found, index }) => ({
      setting: place,
      found: around(text, index, found.length),
      expected: `${right}, as ${isBrand ? 'serviceMinutes says' : 'its area says'}`,
    }));
}
