import type { ComponentProps } from 'react';
import type { LinkTarget } from '../../routes.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: LinkTarget;
}

/** Renders a link to a routed path or a listed dead one: a plain anchor, because the router’s component costs more. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={to} {...props} />;
}
