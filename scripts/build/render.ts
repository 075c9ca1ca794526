import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type FilledContext, HelmetProvider } from 'react-helmet-async';
import type { RouteObject } from 'react-router-dom';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { withMemoized } from '../../src/components/ui/memoized.tsx';
import { type MemoizedMarkup, openMemoizedMarkup } from './memoized-markup.ts';
import { lean } from './minify-markup.ts';
import type { PageCache } from './page-cache.ts';
import { type Asking, tracedImports } from './traced-imports.ts';

/** A page as it was rendered, before it becomes a document. */
export interface RenderedPage {
  /** Title, meta, link and structured-data tags, as markup. */
  head: string;
  /** What belongs into the root element. */
  body: string;
}

/** A page that could not be rendered, and why. */
export interface PageFault {
  path: string;
  error: Error;
}

/** Renders one path of the site; rejects when the path is not its row's, redirects, or fails. */
export type RenderPage = (page: { path: string; route: string }) => Promise<RenderedPage>;

type StaticHandler = ReturnType<typeof createStaticHandler>;

const Helmet = HelmetProvider as ComponentType<{ context: object; children?: ReactNode }>;

/**
 * Makes the renderer of a set of client routes. One static handler serves all pages, one at a time.
 *
 * The renderer throws on whatever would otherwise be written as a page: a redirect, an error that a route caught, a
 * path that another row takes, a page without a head.
 *
 * @param cache pages rendered before; without it every page is rendered
 */
export function createRenderer(routes: RouteObject[], cache?: PageCache): RenderPage {
  const codeOf = new Map<string, readonly Asking[]>();
  const handler = createStaticHandler(cache ? traced(routes, codeOf) : routes);
  const repeats = openMemoizedMarkup();

  return async ({ path, route }) => {
    const context = await handler.query(new Request(`http://prerender${path}`));
    if (context instanceof Response) throw new Error(`redirects to ${context.headers.get('Location')}`);

    const [error] = Object.values(context.errors ?? {});
    if (error !== undefined) throw error instanceof Error ? error : new Error(describe(error));

    const matched = context.matches.at(-1)?.route.path;
    if (matched !== route) throw new Error(`is rendered by ${matched ?? 'no route'}, not by its row ${route}`);

    const make = () => renderMatched(handler, context, repeats);
    if (!cache) return make();
    const asked = context.matches.flatMap(({ route: { id } }) => codeOf.get(id) ?? []);
    return cache.get({ path, asked, data: context.loaderData }, make);
  };
}

/** The same routes, which note what code each of them asks for. */
function traced(routes: readonly RouteObject[], codeOf: Map<string, readonly Asking[]>): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children, id } = route;
    const tracedLazy = async () => {
      const [loaded, asked] = await tracedImports(lazy as () => Promise<object>);
      // A route that asks for nothing, or that nobody can name, could change unseen.
      if (id === undefined || asked.length === 0) throw new Error('its code cannot be traced');
      codeOf.set(id, asked);
      return loaded;
    };
    return { ...route, ...(lazy && { lazy: tracedLazy }), ...(children && { children: traced(children, codeOf) }) };
  }) as RouteObject[];
}

function renderMatched(handler: StaticHandler, context: StaticHandlerContext, repeats: MemoizedMarkup): RenderedPage {
  const helmetContext = {};
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const body = withMemoized(repeats.give, () =>
    repeats.fill(lean(renderToString(createElement(Helmet, { context: helmetContext }, page)))),
  );

  const { helmet } = helmetContext as Partial<FilledContext>;
  const head = helmet
    ? [helmet.title, helmet.meta, helmet.link, helmet.script]
        .map((tags) => tags.toString())
        .filter(Boolean)
        .join('\n')
    : '';
  if (!/<title[^>]*>[^<]/.test(head)) throw new Error('sets no head');

  return { head: lean(head), body };
}

function describe(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'status' in thrown)
    return `answers with status ${thrown.status}`;
  return String(thrown);
}

/**
 * Renders all pages in turn and hands each to `write`. Pages that fail do not stop the others.
 *
 * @returns every page that failed with its error, in table order
 */
export async function renderAll<P extends { path: string; route: string }>(
  pages: readonly P[],
  render: RenderPage,
  write: (page: P, rendered: RenderedPage) => void | Promise<void>,
): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  for (const page of pages) {
    try {
      await write(page, await render(page));
    } catch (thrown) {
      faults.push({ path: page.path, error: thrown instanceof Error ? thrown : new Error(String(thrown)) });
    }
  }
  return faults;
}
