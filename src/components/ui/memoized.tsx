import type { FunctionComponent, ReactNode } from 'react';

/** Gives what stands for a part with these props in the page that is being rendered. */
export type Memoize = <Props extends object>(Part: FunctionComponent<Props>, props: Props) => ReactNode;

let memoize: Memoize | undefined;

/** Runs `work`, in which parts that are `memoized` are left to `give`. The prerender renders each of them once. */
export function withMemoized<Result>(give: Memoize, work: () => Result): Result {
  memoize = give;
  try {
    return work();
  } finally {
    memoize = undefined;
  }
}

/**
 * Marks a part that stands on many pages with the same props, so that the prerender needs to render it only once.
 * Anywhere else it is a component like any other.
 *
 * @param Part takes props that survive JSON; must not read the router or a context, use `useId`, or set head tags
 */
export function memoized<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  if (!import.meta.env.SSR) return Part;
  return function Memoized(props: Props) {
    return memoize ? memoize(Part, props) : <Part {...props} />;
  };
}
