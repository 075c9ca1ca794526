import { formatPounds } from '../../src/lib/money.ts';
import type { SettingFault } from '../../src/lib/settings.ts';
import { brandSlugs } from '../../src/routes.ts';
import { at, type Content, isGroup } from './content.ts';
import { contentPassages } from './content-passages.ts';
import { around } from './passages.ts';

/** Files with prices that any page may name: what new boilers cost. */
const sharedFiles = ['packages.ts', 'quote.ts', 'combi-ranking.ts', 'combi-reviews.ts'];

/**
 * Prices of brands that have parted: a text that names another price than its brand has, where a price was changed in one
 * place alone, and a service price that is no longer that of the brand's cheapest service.
 */
export function partedPrices(content: Content): SettingFault[] {
  const shared = new Set(sharedFiles.flatMap((file) => pricesIn(content.get(file))));
  return brandSlugs.flatMap((slug) => {
    const file = `brands/${slug}.ts`;
    const brand = content.get(file)?.brand;
    return isGroup(brand) ? [...foreignPrices(content, file, brand, shared), ...partedService(file, brand)] : [];
  });
}

function foreignPrices(
  content: Content,
  file: string,
  brand: Record<string, unknown>,
  shared: ReadonlySet<number>,
): SettingFault[] {
  if (!hasPrices(brand)) return [];
  const own = ownPrices(brand);
  const expected = `a price of ${brand.name}: ${[...own].map(([price, what]) => `${formatPounds(price)} (${what})`).join(', ')}`;
  return contentPassages(new Map([[file, content.get(file) ?? {}]])).flatMap(({ place, text }) =>
    [...text.matchAll(/£(\d[\d,]*(?:\.\d\d)?)/g)]
      .filter(([, digits = '']) => {
        const price = Number(digits.replaceAll(',', ''));
        return !own.has(price) && !shared.has(price);
      })
      .map(({ 0: found, index }) => ({ setting: place, found: around(text, index, found.length), expected })),
  );
}

/** Whether every price is there: the texts may name the one that is not sound. */
function hasPrices({ layout, servicePrice, packages }: Record<string, unknown>): boolean {
  const prices = [servicePrice, ...rowsOf(packages).map(({ price }) => price)];
  return prices.every((price) => typeof price === 'number') && (layout !== 'rich' || Array.isArray(packages));
}

/** The prices of a brand, each with the field that has it; of a plan also what its months come to in a year. */
function ownPrices({ servicePrice, packages }: Record<string, unknown>): Map<number, string> {
  const prices = rowsOf(packages).flatMap(({ name, price, per }): [unknown, string][] => [
    [price, `${name}`],
    ...(per === 'month' && typeof price === 'number' ? [[price * 12, `a year of ${name}`] as [number, string]] : []),
  ]);
  const all: [unknown, string][] = [...prices, [servicePrice, 'servicePrice']];
  return new Map(all.filter((pair): pair is [number, string] => typeof pair[0] === 'number'));
}

function partedService(file: string, { servicePrice, packages }: Record<string, unknown>): SettingFault[] {
  const services = rowsOf(packages).flatMap(({ price, per }) => (per === 'service' ? Number(price) : []));
  const lowest = Math.min(...services);
  if (services.length === 0 || Number.isNaN(lowest) || servicePrice === undefined || servicePrice === lowest) return [];
  const expected = `${lowest}, the lowest price of its packages`;
  return [{ setting: at(file, 'servicePrice'), found: servicePrice, expected }];
}

function rowsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isGroup) : [];
}

/** Every number under the name of a price, however deep. */
function pricesIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'price' && typeof entry === 'number' ? [entry] : pricesIn(entry),
  );
}
