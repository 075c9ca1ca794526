import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { districtSlugs } from '../../src/routes.ts';

/** A page of a made-up table. */
export interface SyntheticPage {
  path: string;
  page: 'location';
  route: string;
}

const route = '/locations/:postcode';

/** A table of location pages: the 114 districts over and over, each page under a path of its own. */
export function syntheticLocations(count: number): SyntheticPage[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `/locations/${districtSlugs[index % districtSlugs.length]}-${index}`,
    page: 'location',
    route,
  }));
}

/** The site's routes, with a location row that takes the paths of the synthetic table and shows the district's page. */
export async function syntheticRoutes(routes: RouteObject[]): Promise<RouteObject[]> {
  const [layout] = routes;
  const location = layout?.children?.find(({ path }) => path === route);
  if (!layout || !location?.lazy) throw new Error(`The routes hold no lazy row ${route}`);

  const { loader, ...rest } = await location.lazy();
  const known = new Map<string, unknown>();
  const load: LoaderFunction = async ({ params, ...args }) => {
    const [district = ''] = (params.postcode ?? '').split('-');
    const data = known.get(district) ?? (await (loader as LoaderFunction)({ ...args, params: { postcode: district } }));
    known.set(district, data);
    return { ...(data as object), postcode: (params.postcode ?? '').toUpperCase() };
  };
  const synthetic = { ...location, ...rest, lazy: undefined, loader: load };
  return [{ ...layout, children: [synthetic] } as RouteObject];
}
