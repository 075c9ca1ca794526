import type { ReactNode } from 'react';
import type { ProseSection } from '../../content/schemas/page-parts.ts';

interface ProseProps {
  sections: readonly ProseSection[];
  /** Heading level. */
  as?: 'h2' | 'h3';
  /** Renders a heading. The default is its plain text. */
  headOf?: (heading: string) => ReactNode;
  /** Returns the anchor of a section. The default is none. */
  idOf?: (heading: string) => string;
}

/** Renders running text with optional headings, which have a separate column on wide pages. */
export function Prose({ sections, as: Heading = 'h3', headOf = (heading) => heading, idOf }: ProseProps) {
  return (
    <div className="passages">
      {sections.map(({ heading, paragraphs }) => (
        <div key={paragraphs[0]} id={heading && idOf?.(heading)}>
          {heading && <Heading>{headOf(heading)}</Heading>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
