// The route table: every page, and every known dead path. `route-objects.tsx` adds the modules of the pages. Section
// numbers in comments refer to the specification (README.md).

/** Brands with a service page, in the order of the specification's route table (section 2). */
export const brandSlugs = [
  'worcester-bosch',
  'viessmann',
  'ideal',
  'baxi',
  'vaillant',
  'alpha',
  'glow-worm',
  'vokera',
  'potterton',
  'ferroli',
  'ariston',
  'main',
  'remeha',
  'intergas',
  'navien',
  'keston',
  'grant',
] as const;

/** Guides, in the order of the route table. */
export const guideSlugs = [
  'best-combi-boilers-london',
  'boiler-installation-cost',
  'top-combi-boilers-london',
  'worcester-error-codes',
  'boiler-service-maintenance',
  'boiler-pressure-guide',
  'when-to-replace-boiler',
] as const;

/** Postcode areas, in the order of the lookup (specification, section 3). */
export const areaSlugs = ['e', 'w', 'n', 's', 'nw'] as const;

/** The postcode districts with a page: E1-E18, E20, W1-W14, N1-N22, SE1-SE28, SW1-SW20, NW1-NW11. */
// biome-ignore format: one line for each prefix is easier to read
export const districtSlugs = [
  'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'e10', 'e11', 'e12', 'e13', 'e14', 'e15', 'e16', 'e17', 'e18', 'e20',
  'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w9', 'w10', 'w11', 'w12', 'w13', 'w14',
  'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10', 'n11', 'n12', 'n13', 'n14', 'n15', 'n16', 'n17', 'n18', 'n19', 'n20', 'n21', 'n22',
  'se1', 'se2', 'se3', 'se4', 'se5', 'se6', 'se7', 'se8', 'se9', 'se10', 'se11', 'se12', 'se13', 'se14', 'se15', 'se16', 'se17', 'se18', 'se19', 'se20', 'se21', 'se22', 'se23', 'se24', 'se25', 'se26', 'se27', 'se28',
  'sw1', 'sw2', 'sw3', 'sw4', 'sw5', 'sw6', 'sw7', 'sw8', 'sw9', 'sw10', 'sw11', 'sw12', 'sw13', 'sw14', 'sw15', 'sw16', 'sw17', 'sw18', 'sw19', 'sw20',
  'nw1', 'nw2', 'nw3', 'nw4', 'nw5', 'nw6', 'nw7', 'nw8', 'nw9', 'nw10', 'nw11',
] as const;

export type BrandSlug = (typeof brandSlugs)[number];
export type GuideSlug = (typeof guideSlugs)[number];
export type AreaSlug = (typeof areaSlugs)[number];
export type DistrictSlug = (typeof districtSlugs)[number];
export type LocationSlug = AreaSlug | DistrictSlug;

/** If `path` has a `:parameter`, `paths` lists the pages to prerender. The router accepts any value. */
export interface RouteRow {
  path: string;
  kind: string;
  slug?: string;
  paths?: readonly string[];
}

/** The page shown for unknown paths. It is not in the sitemap and not indexed. */
export const notFoundPath = '/404';

/** Every page of the site, once. */
export const routes = [
  { path: '/', kind: 'home' },
  { path: '/boiler-quotes', kind: 'quote' },
  { path: '/combi-boilers', kind: 'combiBoilers' },
  ...guideSlugs.map((slug) => ({ path: `/guides/${slug}`, kind: 'guide', slug }) as const),
  ...brandSlugs.map((slug) => ({ path: `/services/${slug}`, kind: 'brand', slug }) as const),
  {
    path: '/locations/:postcode',
    kind: 'location',
    paths: [...areaSlugs, ...districtSlugs].map((slug) => `/locations/${slug}` as const),
  },
  { path: notFoundPath, kind: 'notFound' },
] as const satisfies readonly RouteRow[];

/** Paths that are linked but have no page. The link check reports them and fails on any other. */
export const knownDeadPaths = [
  '/about-us',
  '/boilers-install',
  '/diagnostics',
  '/guides',
  '/guides/boiler-types-explained',
  '/guides/energy-efficiency',
  '/service',
] as const;

/** The document to which hosts rewrite postcodes without a file. It is not in the sitemap and not indexed. */
export const fallbackDocument = { path: '/_location', kind: 'locationFallback' } as const satisfies RouteRow;

type Row = (typeof routes)[number];

/** A kind of page, for which `route-objects.tsx` has a module. */
export type PageKind = Row['kind'];

/** The path of a prerendered page. */
export type RoutePath = Row extends infer R
  ? R extends { paths: readonly (infer P)[] }
    ? P
    : R extends { path: infer P }
      ? P
      : never
  : never;

/** The target of an internal link: a page or a listed dead path. Anything else does not compile. */
export type LinkPath = RoutePath | (typeof knownDeadPaths)[number];

/** An internal link, with or without a fragment. `#part` is a link within the page. */
export type LinkTarget = LinkPath | `${RoutePath}#${string}` | `#${string}`;
