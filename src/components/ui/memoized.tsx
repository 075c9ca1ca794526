import type { FunctionComponent, ReactNode } from 'react';

/** Returns the element to render for a component: a placeholder if its markup is stored. */
export type Memoize = <Props extends object>(Part: FunctionComponent<Props>, props: Props) => ReactNode;

let memoize: Memoize | undefined;

/** Runs `work`, in which `replace` renders all `memoized` components. */
export function withMemoized<Result>(replace: Memoize, work: () => Result): Result {
  memoize = replace;
  try {
    return work();
  } finally {
    memoize = undefined;
  }
}

/**
 * Marks a component whose markup is prerendered once and reused for equal JSON props. The component must not use
 * context, `useId` or head tags.
 */
export function memoized<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  if (!import.meta.env.SSR) return Part;
  return function Memoized(props: Props) {
    return memoize ? memoize(Part, props) : <Part {...props} />;
  };
}
