import { Disclosure } from '../../components/ui/disclosure.tsx';
import type { ProseSection } from '../../content/schemas/page-parts.ts';

interface FoldedProseProps {
  sections: readonly ProseSection[];
  /** Collapses the first section too. */
  allFolded?: boolean;
}

/** Renders prose, collapsed under its headings on phones. */
export function FoldedProse({ sections, allFolded = false }: FoldedProseProps) {
  return (
    <div className="passages">
      {sections.map(({ heading, paragraphs }, index) => {
        const text = paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
        if (!heading) return <div key={paragraphs[0]}>{text}</div>;
        return (
          <Disclosure key={heading} head={<h3>{heading}</h3>} open={index === 0 && !allFolded}>
            {text}
          </Disclosure>
        );
      })}
    </div>
  );
}
