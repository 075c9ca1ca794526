import type { ComponentProps } from 'react';
import type { LinkTarget } from '../../routes.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: LinkTarget;
}

/** Renders a link to a route or a known dead path as a plain anchor, which costs less than the router's component. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={to} {...props} />;
}
