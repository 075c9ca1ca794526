import { Disclosure } from '../../components/ui/disclosure.tsx';
import type { ProseSection } from '../../content/schemas/page-parts.ts';

interface PassagesProps {
  sections: readonly ProseSection[];
  /** Collapses the first passage too. */
  folded?: boolean;
}

/** Renders passages, collapsed under their headings on phones. */
export function Passages({ sections, folded = false }: PassagesProps) {
  return (
    <div className="passages">
      {sections.map(({ heading, paragraphs }, index) => {
        const text = paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
        if (!heading) return <div key={paragraphs[0]}>{text}</div>;
        return (
          <Disclosure key={heading} head={<h3>{heading}</h3>} open={index === 0 && !folded}>
            {text}
          </Disclosure>
        );
      })}
    </div>
  );
}
