import type { ProseSection } from '../../content/schemas/page-parts.ts';

interface ProseProps {
  sections: readonly ProseSection[];
  /** The level of the headings inside. */
  as?: 'h2' | 'h3';
}

/** Running text under optional headings; on wide pages the headings stand in a column of their own. */
export function Prose({ sections, as: Heading = 'h3' }: ProseProps) {
  return (
    <div className="passages">
      {sections.map(({ heading, paragraphs }) => (
        <div key={paragraphs[0]}>
          {heading && <Heading>{heading}</Heading>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
