import type { LinkTarget } from '../../routes.ts';
import { PageLink } from './page-link.tsx';

export interface Crumb {
  label: string;
  /** Missing for the current page, which is last. */
  to?: LinkTarget;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <PageLink to={to}>{label}</PageLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
