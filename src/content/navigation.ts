import { areaSlugs, type BrandSlug, brandSlugs, guideSlugs, type LinkPath } from '../routes.ts';
import { brandNames } from './brand-summaries.ts';
import { guideNames } from './guide-summaries.ts';
import { areaNames } from './locations/geography.ts';

export interface NavLink {
  label: string;
  to: LinkPath;
}

export type NavItem = NavLink | { label: string; links: readonly NavLink[] };

/** Last brand in the header's dropdown, in the order of the route table (specification, 'Shared header'). */
const lastInHeader: BrandSlug = 'remeha';
const headerBrands = brandSlugs.slice(0, brandSlugs.indexOf(lastInHeader) + 1);

const brandLink = (slug: BrandSlug): NavLink => ({ label: brandNames[slug], to: `/services/${slug}` });

const guideDropdown = {
  label: 'Guides',
  links: [
    { label: 'Best combi boilers, London', to: '/guides/best-combi-boilers-london' },
    { label: 'Boiler installation cost', to: '/guides/boiler-installation-cost' },
    { label: 'Boiler types explained', to: '/guides/boiler-types-explained' },
    { label: 'Energy efficiency', to: '/guides/energy-efficiency' },
  ],
} as const satisfies NavItem;

const beforeServices = [
  { label: 'About us', to: '/about-us' },
  { label: 'Installation', to: '/boilers-install' },
  { label: 'Quotes', to: '/boiler-quotes' },
  { label: 'Combi boilers', to: '/combi-boilers' },
] as const satisfies readonly NavLink[];

const diagnostics = { label: 'Diagnostics', to: '/diagnostics' } as const satisfies NavLink;

/** Header of wide screens, in the order of the specification. */
export const headerNav: readonly NavItem[] = [
  ...beforeServices,
  { label: 'Services', links: headerBrands.map(brandLink) },
  diagnostics,
  guideDropdown,
];

/** Mobile menu: adds the services page and omits the brands. */
export const mobileNav: readonly NavItem[] = [
  ...beforeServices,
  { label: 'Services', to: '/service' },
  diagnostics,
  guideDropdown,
];

/** Footer columns: all guides, all brands and the five areas. */
export const footerNav = {
  guides: guideSlugs.map((slug): NavLink => ({ label: guideNames[slug], to: `/guides/${slug}` })),
  brands: brandSlugs.map(brandLink),
  areas: areaSlugs.map((slug): NavLink => ({ label: areaNames[slug], to: `/locations/${slug}` })),
};
