import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { Memoize } from '../../src/components/ui/memoized.tsx';
import { minifyMarkup } from './minify-markup.ts';

/** Stands for a memoized component in rendered markup. */
const place = /<site-part n="(\d+)"><\/site-part>/g;

/** Renders each `memoized` component once for the same props. */
export interface MemoizedMarkup {
  /** Gives a place for the markup. Throws on props that are not plain values: they cannot tell two uses apart. */
  give: Memoize;
  /** Puts the markup into the places. */
  fill(markup: string): string;
}

/** Opens an empty store of memoized markup. */
export function openMemoizedMarkup(): MemoizedMarkup {
  const numbers = new Map<unknown, Map<string, number>>();
  const markups: string[] = [];
  const fill = (markup: string) => markup.replace(place, (_, number) => markups[Number(number)] ?? '');

  const give: Memoize = (Component, props) => {
    const byProps = numbers.get(Component) ?? new Map<string, number>();
    numbers.set(Component, byProps);
    const key = keyOf(props);
    let number = byProps.get(key);
    if (number === undefined) {
      // Filled at once, so that one replacement completes a page.
      const markup = fill(minifyMarkup(renderToString(createElement(Component as FunctionComponent, props))));
      number = markups.push(markup) - 1;
      byProps.set(key, number);
    }
    return createElement('site-part', { n: number });
  };
  return { give, fill };
}

function keyOf(props: object): string {
  const values = Object.entries(props);
  if (values.some(([, value]) => typeof value === 'object' || typeof value === 'function')) {
    throw new Error(`a memoized component takes plain values only, not ${JSON.stringify(props)}`);
  }
  return JSON.stringify(values);
}
