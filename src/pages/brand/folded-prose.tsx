import type { ReactNode } from 'react';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import type { ProseSection } from '../../content/schemas/page-parts.ts';

interface FoldedProseProps {
  sections: readonly ProseSection[];
  /** Renders a heading. The default is its plain text. */
  headOf?: (heading: string) => ReactNode;
  /** Returns the anchor of a section. The default is none. */
  idOf?: (heading: string) => string;
}

/** Renders prose, collapsed under its headings on phones. */
export function FoldedProse({ sections, headOf = (heading) => heading, idOf }: FoldedProseProps) {
  return (
    <div className="passages">
      {sections.map(({ heading, paragraphs }, index) => {
        const text = paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
        if (!heading) return <div key={paragraphs[0]}>{text}</div>;
        return (
          <Disclosure key={heading} id={idOf?.(heading)} head={<h3>{headOf(heading)}</h3>} open={index === 0}>
            {text}
          </Disclosure>
        );
      })}
    </div>
  );
}
