import type { BrandSlug } from '../../routes.ts';
import type { Brand } from '../types.ts';

/** One module a maker, so that a visitor downloads the maker he reads about. */
const brands: Record<BrandSlug, () => Promise<Brand>> = {
  'worcester-bosch': async () => (await import('./worcester-bosch.ts')).worcesterBosch,
  viessmann: async () => (await import('./viessmann.ts')).viessmann,
  ideal: async () => (await import('./ideal.ts')).ideal,
  baxi: async () => (await import('./baxi.ts')).baxi,
  vaillant: async () => (await import('./vaillant.ts')).vaillant,
  alpha: async () => (await import('./alpha.ts')).alpha,
  'glow-worm': async () => (await import('./glow-worm.ts')).glowWorm,
  vokera: async () => (await import('./vokera.ts')).vokera,
  potterton: async () => (await import('./potterton.ts')).potterton,
  ferroli: async () => (await import('./ferroli.ts')).ferroli,
  ariston: async () => (await import('./ariston.ts')).ariston,
  main: async () => (await import('./main.ts')).main,
  remeha: async () => (await import('./remeha.ts')).remeha,
  intergas: async () => (await import('./intergas.ts')).intergas,
  navien: async () => (await import('./navien.ts')).navien,
  keston: async () => (await import('./keston.ts')).keston,
  grant: async () => (await import('./grant.ts')).grant,
};

/** Loads what is said of a maker. */
export function loadBrand(slug: BrandSlug): Promise<Brand> {
  return brands[slug]();
}
