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

/** Marks a component that the prerender renders once for equal JSON props. It uses no context, `useId` or head tags. */
export function memoized<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  if (!import.meta.env.SSR) return Part;
  return function Memoized(props: Props) {
    return memoize ? memoize(Part, props) : <Part {...props} />;
  };
}
