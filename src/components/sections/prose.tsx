import type { ReactNode } from 'react';
import type { ProseSection } from '../../content/schemas/page-parts.ts';

interface ProseProps {
  sections: readonly ProseSection[];
  /** The level of the headings inside. */
  as?: 'h2' | 'h3';
  /** What stands in the heading; the words alone by default. */
  headOf?: (heading: string) => ReactNode;
}

/** Running text under optional headings; on wide pages the headings stand in a column of their own. */
export function Prose({ sections, as: Heading = 'h3', headOf = (heading) => heading }: ProseProps) {
  return (
    <div className="passages">
      {sections.map(({ heading, paragraphs }) => (
        <div key={paragraphs[0]}>
          {heading && <Heading>{headOf(heading)}</Heading>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
