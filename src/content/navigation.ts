import { areaSlugs, type BrandSlug, brandSlugs, guideSlugs, type LinkPath } from '../routes.ts';
import { brandNames } from './brand-summaries.ts';
import { guideNames } from './guide-summaries.ts';
import { areaNames } from './locations/geography.ts';

export interface NavLink {
  label: string;
  to: LinkPath;
}

/** A row of the header: a link, or a dropdown of links. */
export type NavItem = NavLink | { label: string; links: readonly NavLink[] };

/** The last brand in the header's dropdown, which follows the route table (specification, 'Shared header'). */
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

/** The header on wide screens, in the order of the specification. */
export const headerNav: readonly NavItem[] = [
  ...beforeServices,
  { label: 'Services', links: headerBrands.map(brandLink) },
  diagnostics,
  guideDropdown,
];

/** The mobile menu: the same links, with the services page and without the brands. */
export const mobileNav: readonly NavItem[] = [
  ...beforeServices,
  { label: 'Services', to: '/service' },
  diagnostics,
  guideDropdown,
];

/** Columns of links in the footer: every guide, every brand, the five areas. */
export const footerNav = {
  guides: guideSlugs.map((slug): NavLink => ({ label: guideNames[slug], to: `/guides/${slug}` })),
  brands: brandSlugs.map(brandLink),
  areas: areaSlugs.map((slug): NavLink => ({ label: areaNames[slug], to: `/locations/${slug}` })),
};
