import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './components/layout/layout.tsx';
import { loadBrand } from './content/brands/index.ts';
import type { Brand } from './content/schemas/brand.ts';
import { ErrorScreen } from './pages/error-screen.tsx';
import type { GuideModule } from './pages/guides/guide-layout.tsx';
import { fallbackDocument, type PageKind, routes } from './routes.ts';

type Lazy = NonNullable<RouteObject['lazy']>;
type Row = (typeof routes)[number];

/** The guides, by file name. */
const guides = import.meta.glob<GuideModule>(['./content/guides/*.mdx', '!**/*.draft.mdx']);

/** The module of each kind of page. A missing or an unknown kind does not compile. */
const pages: { [K in PageKind]: (row: Extract<Row, { kind: K }>) => Lazy } = {
  home: () => async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage }),
  quote: () => async () => ({ Component: (await import('./pages/quote-page.tsx')).QuotePage }),
  combiBoilers: () => async () => ({ Component: (await import('./pages/combi-boilers-page.tsx')).CombiBoilersPage }),
  guide: (row) => () => guidePage(`./content/guides/${row.slug}.mdx`, guides),
  brand: (row) => () => brandPage(loadBrand(row.slug)),
  location: () => async () => {
    const { LocationPage, loadLocation } = await import('./pages/location/location-page.tsx');
    return { Component: LocationPage, loader: loadLocation };
  },
  notFound: () => notFound,
};

async function brandPage(content: Promise<Brand>) {
  const [{ BrandPage }, brand] = await Promise.all([import('./pages/brand/brand-page.tsx'), content]);
  return { element: <BrandPage brand={brand} /> };
}

async function guidePage(file: string, files: typeof guides) {
  const load = files[file];
  if (load === undefined) throw new Error(`src/${file.slice(2)} is missing`);
  const [{ GuideLayout }, guide] = await Promise.all([import('./pages/guides/guide-layout.tsx'), load()]);
  return { element: <GuideLayout {...guide} /> };
}

async function notFound() {
  return { Component: (await import('./pages/not-found-page.tsx')).NotFoundPage };
}

/** Returns the routes for browser and prerender: a React Router object for each row of the table, and the catch-all. */
export function routeObjects(): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      errorElement: <ErrorScreen />,
      children: [
        ...routes.map((row) => ({
          id: row.path,
          path: row.path,
          caseSensitive: true,
          lazy: (pages[row.kind] as (row: Row) => Lazy)(row),
          errorElement: <ErrorScreen />,
        })),
        ...(import.meta.env.SSR ? [fallbackRoute] : []),
        ...(import.meta.env.DEV ? [styleguideRoute, ...draftRoutes()] : []),
        { id: 'catch-all', path: '*', lazy: notFound },
      ],
    },
  ];
}

/** Only for prerendering. Hosts serve this document for postcodes without a page. */
const fallbackRoute: RouteObject = {
  id: fallbackDocument.path,
  path: fallbackDocument.path,
  lazy: async () => ({ Component: (await import('./pages/location/location-fallback.tsx')).LocationFallback }),
};

/** Only for the development server. Builds drop this route and all its code. */
const styleguideRoute: RouteObject = {
  id: 'styleguide',
  path: '/_styleguide',
  lazy: async () => ({ Component: (await import('./styleguide/styleguide-page.tsx')).StyleguidePage }),
};

/** Returns the routes of brands and guides in files `SLUG.draft.*`. Only the development server has them. */
function draftRoutes(): RouteObject[] {
  const brands = import.meta.glob<Brand>('./content/brands/*.draft.ts', { import: 'brand' });
  const guides = import.meta.glob<GuideModule>('./content/guides/*.draft.mdx');
  const routeOf = (folder: string, file: string, load: () => Promise<{ element: ReactElement }>) => {
    const path = `/${folder}/${file.replace(/.*\/|\.draft.*/g, '')}`;
    const mark = <p role="status">Draft: rename the file without “.draft” to publish it.</p>;
    return {
      id: path,
      path,
      lazy: async () => ({
        element: (
          <>
            {mark}
            {(await load()).element}
          </>
        ),
      }),
    };
  };
  return [
    ...Object.entries(brands).map(([file, load]) => routeOf('services', file, () => brandPage(load()))),
    ...Object.keys(guides).map((file) => routeOf('guides', file, () => guidePage(file, guides))),
  ];
}
