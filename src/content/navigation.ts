import {
  type AreaSlug,
  areaSlugs,
  type BrandSlug,
  brandSlugs,
  type GuideSlug,
  guideSlugs,
  type LinkPath,
} from '../routes.ts';
import { brandNames } from './brand-names.ts';

export interface NavLink {
  label: string;
  to: LinkPath;
}

/** A row of the header: a link, or a dropdown of links. */
export type NavItem = NavLink | { label: string; links: readonly NavLink[] };

/** Makers in the header's dropdown: all but the last four of the route table (specification, 'Shared header'). */
const headerBrands = brandSlugs.slice(0, 13) as readonly BrandSlug[];

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

/** The mobile menu: the same links, with the services page and without the makers. */
export const mobileNav: readonly NavItem[] = [
  ...beforeServices,
  { label: 'Services', to: '/service' },
  diagnostics,
  guideDropdown,
];

/** Short names of the guides, for lists of links. */
export const guideNames: Record<GuideSlug, string> = {
  'best-combi-boilers-london': 'Best combi boilers, London',
  'boiler-installation-cost': 'Boiler installation cost',
  'top-combi-boilers-london': 'Top combi boilers, London',
  'worcester-error-codes': 'Worcester error codes',
  'boiler-service-maintenance': 'Boiler service and maintenance',
  'boiler-pressure-guide': 'Boiler pressure',
  'when-to-replace-boiler': 'When to replace a boiler',
};

/** Names of the five areas (specification, section 3). */
export const areaNames: Record<AreaSlug, string> = {
  e: 'East London',
  w: 'West London',
  n: 'North London',
  s: 'South London',
  nw: 'North West London',
};

/** Columns of links in the footer: every guide, every maker, the five areas. */
export const footerNav = {
  guides: guideSlugs.map((slug): NavLink => ({ label: guideNames[slug], to: `/guides/${slug}` })),
  brands: brandSlugs.map(brandLink),
  areas: areaSlugs.map((slug): NavLink => ({ label: areaNames[slug], to: `/locations/${slug}` })),
};
