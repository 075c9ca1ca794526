import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type FilledContext, HelmetProvider } from 'react-helmet-async';
import type { RouteObject } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js';
import { withMemoized } from '../../src/components/ui/memoized.tsx';
import { openMemoizedMarkup } from './memoized-markup.ts';
import { minifyMarkup } from './minify-markup.ts';
import { keepRangesTogether } from './unbroken-ranges.ts';

/** A page to be rendered: its path, its kind, and the path of its row in the route table. */
export interface Page {
  path: string;
  page: string;
  route: string;
  /** Renders this path in place of its own: for tables that are made up to be measured. */
  renders?: string;
}

/** A page as markup, before it becomes a document. */
export interface RenderedPage {
  /** Title, meta, link and structured-data tags. */
  head: string;
  /** What belongs into the root element. */
  body: string;
}

/** Renders one page; rejects when it must not be published. */
export type RenderPage = (page: Page) => Promise<RenderedPage>;

const Helmet = HelmetProvider as ComponentType<{ context: object; children?: ReactNode }>;

/**
 * Makes the renderer of a set of client routes. A static handler for each row of the table serves its pages, one at a time.
 *
 * A page fails that redirects, whose loader or component throws, that another row of the table takes, or that sets no
 * head.
 */
export function createRenderer(routes: RouteObject[]): RenderPage {
  const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();
  const memoized = openMemoizedMarkup();

  return async ({ path, route, renders = path }) => {
    const handler = handlers.get(route) ?? createStaticHandler(routesOfRow(routes, route));
    handlers.set(route, handler);
    const context = await handler.query(new Request(`http://prerender${renders}`));
    if (context instanceof Response) throw new Error(`redirects to ${context.headers.get('Location')}`);

    const [error] = Object.values(context.errors ?? {});
    if (error !== undefined) throw errorOf(error);

    const matched = context.matches.at(-1)?.route.path;
    if (matched !== route) throw new Error(`is rendered by ${matched ?? 'no route'}, not by its row ${route}`);

    const helmetContext = {};
    const router = createStaticRouter(handler.dataRoutes, context);
    const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
    const body = withMemoized(memoized.give, () =>
      memoized.fill(minifyMarkup(renderToString(createElement(Helmet, { context: helmetContext }, page)))),
    );
    return { head: minifyMarkup(headOf(helmetContext)), body: keepRangesTogether(body) };
  };
}

/**
 * A row of the table, with what stands around it and the catch-all. A handler matches each path against all of its routes:
 * against the whole table that takes as long as rendering, and no path stands in two rows (`listPages`).
 */
function routesOfRow(routes: readonly RouteObject[], row: string): RouteObject[] {
  return routes
    .filter(({ path }) => path === undefined || path === row || path === '*')
    .map(
      (route) => ({ ...route, ...(route.children && { children: routesOfRow(route.children, row) }) }) as RouteObject,
    );
}

function headOf({ helmet }: Partial<FilledContext>): string {
  const tags = helmet ? [helmet.title, helmet.meta, helmet.link, helmet.script].map(String).filter(Boolean) : [];
  const head = tags.join('\n');
  if (!/<title[^>]*>[^<]/.test(head)) throw new Error('sets no head');
  return head;
}

/** What a loader or component threw, as an error: loaders may throw a response. */
export function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const isResponse = typeof thrown === 'object' && thrown !== null && 'status' in thrown;
  return new Error(isResponse ? `answers with status ${thrown.status}` : String(thrown));
}
