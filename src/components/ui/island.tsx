import { type ComponentType, createElement } from 'react';

/**
 * Marks a part that answers to the visitor. The served page itself is never rendered again in the browser; its islands
 * are found by this element and hydrated one by one (see components/layout/islands.ts). In a page that the browser
 * renders, the part is a component like any other.
 *
 * @param name the part's name among the islands
 * @param Part takes props that survive JSON; must not read the router or a context
 */
export function island<Props extends object>(name: string, Part: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    const data = Object.keys(props).length > 0 ? { 'data-props': JSON.stringify(props) } : {};
    return createElement('site-island', { 'data-name': name, ...data }, <Part {...props} />);
  };
}
