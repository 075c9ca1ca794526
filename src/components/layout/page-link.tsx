import type { ComponentProps } from 'react';
import type { LinkTarget } from '../../routes.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: LinkTarget;
}

/**
 * A link inside the site. Its type admits only routed paths and listed dead ones.
 *
 * A plain anchor: presses on it are handed to the router (`followLinks`, navigation.ts). A page holds some 200 of them,
 * and the router's own component costs more than the rest of the page, at build time and when it hydrates.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={to} {...props} />;
}
