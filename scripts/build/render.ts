import { type ComponentType, createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type FilledContext, HelmetProvider } from 'react-helmet-async';
import type { RouteObject } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js';
import { type Memoize, withMemoized } from '../../src/components/ui/memoized.tsx';
import { minifyMarkup } from './minify-markup.ts';
import { keepRangesTogether } from './unbroken-ranges.ts';

export interface Page {
  path: string;
  kind: string;
  /** The path pattern of its row in the route table. */
  route: string;
  /** Another path to render, for generated tables of the benchmark. */
  renders?: string;
}

export interface RenderedPage {
  /** Title, meta, link and structured-data tags. */
  head: string;
  /** The content of the root element. */
  body: string;
}

export type RenderPage = (page: Page) => Promise<RenderedPage>;

const Helmet = HelmetProvider as ComponentType<{ context: object; children?: ReactNode }>;

/**
 * Creates a renderer with a static handler for each row of the route table. Rendering rejects if the page redirects, if its
 * loader or component throws, if it matches another row, or if it sets no title.
 */
export function createRenderer(routes: RouteObject[]): RenderPage {
  const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();
  const { memoize, fill } = memoizeMarkup();

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
    const body = withMemoized(memoize, () =>
      fill(minifyMarkup(renderToString(createElement(Helmet, { context: helmetContext }, page)))),
    );
    return { head: minifyMarkup(headOf(helmetContext)), body: keepRangesTogether(body) };
  };
}

const placeholder = /<site-part n="(\d+)"><\/site-part>/g;

/** Renders each `memoized` component once for the same props, and inserts its markup into the pages. */
function memoizeMarkup() {
  const numbers = new Map<unknown, Map<string, number>>();
  const markups: string[] = [];
  const fill = (markup: string) => markup.replace(placeholder, (_, number) => markups[Number(number)] ?? '');

  const memoize: Memoize = (Component, props) => {
    const byProps = numbers.get(Component) ?? new Map<string, number>();
    numbers.set(Component, byProps);
    const key = keyOf(props);
    let number = byProps.get(key);
    if (number === undefined) {
      // Fills the placeholders of nested components here, so that a page needs only one replacement.
      const markup = fill(minifyMarkup(renderToString(createElement(Component as FunctionComponent, props))));
      number = markups.push(markup) - 1;
      byProps.set(key, number);
    }
    return createElement('site-part', { n: number });
  };
  return { memoize, fill };
}

function keyOf(props: object): string {
  const values = Object.entries(props);
  if (values.some(([, value]) => typeof value === 'object' || typeof value === 'function')) {
    throw new Error(`a memoized component has the props ${JSON.stringify(props)}; expected plain values only`);
  }
  return JSON.stringify(values);
}

/** Returns the route of one row with its layout: matching the whole table would take as long as rendering. */
function routesOfRow(routes: readonly RouteObject[], row: string): RouteObject[] {
  const matching = routes.filter(({ path }) => path === undefined || path === row || path === '*');
  const withChildren = ({ children, ...route }: RouteObject) =>
    ({ ...route, ...(children && { children: routesOfRow(children, row) }) }) as RouteObject;
  return matching.map(withChildren);
}

function headOf({ helmet }: Partial<FilledContext>): string {
  const tags = helmet ? [helmet.title, helmet.meta, helmet.link, helmet.script].map(String).filter(Boolean) : [];
  const head = tags.join('\n');
  if (!/<title[^>]*>[^<]/.test(head)) throw new Error('sets no <title>');
  return head;
}

/** Returns the message of an error, with the component, file and line of `src` in which it was thrown. */
export function faultOf({ message, stack = '' }: Error): string {
  const frames = [...stack.matchAll(/ at (?:(?:async )?([\w.]+) \()?\S*?\b(src\/[^\s()]+?:\d+)/g)];
  const place = frames[0]?.[2];
  const component = frames.map(([, name]) => name).find((name) => /^(?:[A-Z]|_createMdx)/.test(name ?? ''));
  return place ? `${message} (${[component, place].filter(Boolean).join(', ')})` : message;
}

/** Converts anything that a loader or component throws to an error. Loaders may throw a response. */
export function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const isResponse = typeof thrown === 'object' && thrown !== null && 'status' in thrown;
  return new Error(isResponse ? `has status ${thrown.status}` : String(thrown));
}
