import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { Memoize } from '../../src/components/ui/memoized.tsx';
import { lean } from './minify-markup.ts';

/** Stands for a part in rendered markup. */
const place = /<site-part n="(\d+)"><\/site-part>/g;

/** Renders every part that stands on many pages once. */
export interface MemoizedMarkup {
  /** Gives the place of a part. Throws on props that are no plain values: they would not tell two parts apart. */
  give: Memoize;
  /** Fills the places in a page's markup. */
  fill(markup: string): string;
}

/** Opens an empty store of repeated parts. */
export function openMemoizedMarkup(): MemoizedMarkup {
  const known = new Map<unknown, Map<string, number>>();
  const markups: string[] = [];
  const fill = (markup: string) => markup.replace(place, (_, number) => markups[Number(number)] ?? '');

  const give: Memoize = (Part, props) => {
    const ofPart = known.get(Part) ?? new Map<string, number>();
    known.set(Part, ofPart);
    const key = keyOf(props);
    let number = ofPart.get(key);
    if (number === undefined) {
      // Rendered with its own parts in place, so that one replacement fills a page.
      const markup = fill(lean(renderToString(createElement(Part as FunctionComponent, props))));
      number = markups.push(markup) - 1;
      ofPart.set(key, number);
    }
    return createElement('site-part', { n: number });
  };
  return { give, fill };
}

function keyOf(props: object): string {
  const values = Object.entries(props);
  if (values.some(([, value]) => typeof value === 'object' || typeof value === 'function')) {
    throw new Error(`a repeated part takes plain values only, not ${JSON.stringify(props)}`);
  }
  return JSON.stringify(values);
}
