import type { BrandSlug } from '../routes.ts';

/** How each maker's name is written. */
export const brandNames: Record<BrandSlug, string> = {
  'worcester-bosch': 'Worcester Bosch',
  viessmann: 'Viessmann',
  ideal: 'Ideal',
  baxi: 'Baxi',
  vaillant: 'Vaillant',
  alpha: 'Alpha',
  'glow-worm': 'Glow-worm',
  vokera: 'Vokera',
  potterton: 'Potterton',
  ferroli: 'Ferroli',
  ariston: 'Ariston',
  main: 'Main',
  remeha: 'Remeha',
  intergas: 'Intergas',
  navien: 'Navien',
  keston: 'Keston',
  grant: 'Grant',
};
