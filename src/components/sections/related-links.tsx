import type { RelatedLink } from '../../content/schemas/page-parts.ts';
import { PageLink } from '../layout/page-link.tsx';
import { RuledList } from '../ui/ruled-list.tsx';

interface RelatedLinksProps {
  title: string;
  links: readonly RelatedLink[];
}

export function RelatedLinks({ title, links }: RelatedLinksProps) {
  return (
    <nav aria-label={title} className="related">
      <h2>{title}</h2>
      <RuledList
        as="p"
        columns={links.length % 3 === 0 ? 3 : 2}
        items={links.map(({ to, label }) => ({ title: <PageLink to={to}>{label}</PageLink> }))}
      />
    </nav>
  );
}
