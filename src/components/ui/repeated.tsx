import type { FunctionComponent, ReactNode } from 'react';

/** Gives what stands for a part with these props in the page that is being rendered. */
export type Repeats = <Props extends object>(Part: FunctionComponent<Props>, props: Props) => ReactNode;

let repeats: Repeats | undefined;

/** Runs `work`, in which parts that are `repeated` are left to `give`. The prerender renders each of them once. */
export function withRepeats<Result>(give: Repeats, work: () => Result): Result {
  repeats = give;
  try {
    return work();
  } finally {
    repeats = undefined;
  }
}

/**
 * Marks a part that stands on many pages with the same props, so that the prerender needs to render it only once.
 * Anywhere else it is a component like any other.
 *
 * @param Part takes props that survive JSON; must not read the router or a context, use `useId`, or set head tags
 */
export function repeated<Props extends object>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  if (!import.meta.env.SSR) return Part;
  return function Repeated(props: Props) {
    return repeats ? repeats(Part, props) : <Part {...props} />;
  };
}
