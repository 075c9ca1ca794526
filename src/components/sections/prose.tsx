import type { ProseSection } from '../../content/schemas/page-parts.ts';

/** Renders running text with optional headings, in columns on wide pages. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className="passages">
      {sections.map(({ heading, paragraphs }) => (
        <div key={paragraphs[0]}>
          {heading && <h3>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
