import type { RelatedLink } from '../../content/schemas/page-parts.ts';
import { PageLink } from '../layout/page-link.tsx';
import { RuledList } from '../ui/ruled-list.tsx';

/** Where a reader may want to go next. */
export function RelatedLinks({ title, links }: { title: string; links: readonly RelatedLink[] }) {
  return (
    <nav aria-label={title} className="related">
      <h2>{title}</h2>
      <RuledList
        as="p"
        columns={2}
        items={links.map(({ to, label }) => ({ title: <PageLink to={to}>{label}</PageLink> }))}
      />
    </nav>
  );
}
