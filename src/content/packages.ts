import type { InstallationPackage } from './schemas/boilers.ts';

/** Installation packages of the home page (specification, section 9). */
export const packages = [
  { name: 'Premium', boiler: 'Worcester Bosch 4000', brand: 'worcester-bosch', price: 2590 },
  { name: 'Value', boiler: 'Viessmann 050-W', brand: 'viessmann', price: 2395 },
  { name: 'Smart', boiler: 'Vaillant ecoTEC Plus', brand: 'vaillant', price: 2650 },
  { name: 'Budget', boiler: 'Ideal Logic+ C30', brand: 'ideal', price: 2250 },
] as const satisfies readonly InstallationPackage[];

/** Returns the price of the package with a brand's boiler, for tables on other pages. */
export function packagePrice(brand: (typeof packages)[number]['brand']): number {
  return packages.find((one) => one.brand === brand)?.price ?? Number.NaN;
}

/** Warranty on each package, in years. */
export const packageWarrantyYears = 10;

/** Lowest package price. */
export const packagesFrom = Math.min(...packages.map(({ price }) => price));

/** Included in every installation (section 9), in the order of the numbered drawing. */
export const included = [
  { name: 'Boiler supply and fit' },
  { name: 'Powerflush' },
  { name: 'Magnetic filter' },
  { name: 'Wireless thermostat' },
  { name: 'Gas Safe and Building Regs certification' },
  { name: 'Old boiler removal' },
] as const;

/** Items that building regulations require with a new boiler, which we include too. */
export const alsoIncluded = [
  { name: 'Scale reducer', note: 'It goes on a combi’s cold supply, because London’s water is hard' },
  { name: 'Carbon monoxide alarm', note: 'We install it with the boiler and test it with you' },
] as const;

/** Sentence for pages that show the price of a model with one of its sizes, or without a size. */
export const onePriceForAllSizes: string =
  'Each combi price is the same for every size of that model we install, and the survey decides the size.';
