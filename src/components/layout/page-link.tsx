import { Link, type LinkProps } from 'react-router-dom';
import type { LinkTarget } from '../../routes.ts';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  to: LinkTarget;
}

/** A link inside the site. Its type admits only routed paths and listed dead ones. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} />;
}
