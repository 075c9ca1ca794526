import type { Area } from '../../src/content/schemas/area.ts';
import { findArea } from '../../src/lib/find-area.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { type Content, isGroup } from './content.ts';
import { contentPassages } from './content-passages.ts';
import { around } from './passages.ts';

/** The longest time that is no service but a step of one, such as letting a boiler cool. */
const longestStep = 59;

/** Times in a district's text that are not its area's, and in a brand's that are not those of its service. */
export function wrongMinutes(content: Content): SettingFault[] {
  return [...pageMinutes(content)].flatMap(([file, right]) => {
    const isBrand = file.startsWith('brands/');
    const expected = `${right}, as ${isBrand ? 'serviceMinutes says' : 'its area says'}`;
    const wrongIn = (text: string) =>
      [...text.matchAll(/\b(\d+)(?:-| to )(\d+)[ -]minutes?\b/g)].filter(
        ([, low, high]) => `${low}-${high} minutes` !== right && !(isBrand && Number(high) <= longestStep),
      );
    const exports = content.get(file) ?? {};
    // To tell where each text stands takes ten times as long as to see that nothing is wrong.
    if (wrongIn(JSON.stringify(exports)).length === 0) return [];
    return contentPassages(new Map([[file, exports]])).flatMap(({ place, text }) =>
      wrongIn(text).map(({ 0: found, index }) => ({
        setting: place,
        found: around(text, index, found.length),
        expected,
      })),
    );
  });
}

/** Of files whose page has a time of its own, how long it says that something takes: `30-45 minutes`. */
function pageMinutes(content: Content): Map<string, string> {
  const listed = content.get('locations/areas.ts')?.areas;
  const areas = Array.isArray(listed) && listed.every(isArea) ? listed : [];
  const minutes = [...content].flatMap(([file, exports]) => {
    const said = brandMinutes(exports.brand) ?? districtMinutes(exports.district, areas);
    return said === undefined ? [] : [[file, said] as const];
  });
  return new Map(minutes);
}

function brandMinutes(brand: unknown): string | undefined {
  if (!isGroup(brand) || !Array.isArray(brand.serviceMinutes) || brand.serviceMinutes.includes(undefined)) {
    return undefined;
  }
  return `${brand.serviceMinutes.join('-')} minutes`;
}

/** NW districts are shown the time of North London, as the lookup of a postcode has it. */
function districtMinutes(district: unknown, areas: readonly ListedArea[]): string | undefined {
  return isGroup(district) ? findArea(areas, String(district.slug))?.averageCalloutTime : undefined;
}

type ListedArea = Pick<Area, 'code' | 'districts' | 'averageCalloutTime'>;

/** An area that is not complete is named by its schema, and the first that fits a district may then be another. */
function isArea(area: unknown): area is ListedArea {
  return isGroup(area) && typeof area.code === 'string' && Array.isArray(area.districts);
}
