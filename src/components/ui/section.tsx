import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';

/** Skips layout of a section until client/deferred-sections.ts shows it (layout/layout.css). */
export const deferred = { 'data-deferred': '' };

interface SectionHeadingProps {
  title: ReactNode;
  intro?: ReactNode;
  id?: string | undefined;
  /** Line above the heading: two pipes for a new subject, a thin line within a subject, or none. */
  divider?: 'rule' | 'line' | 'plain';
}

interface SectionProps extends SectionHeadingProps {
  /** 'sunken' has a darker background. */
  tone?: 'plain' | 'sunken';
  /** On wide screens the heading has a separate column on the left. */
  aside?: boolean;
  /** For secondary content, which collapses under its heading on phones. */
  folded?: boolean;
  /** Anchor of the section. */
  id?: string | undefined;
  children: ReactNode;
}

/** Renders an h2 with a line. Use it directly in columns that are not a full-width `Section`. */
export function SectionHeading({ title, intro, id, divider = 'rule' }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id} className={divider === 'plain' ? 'section-title' : `section-title section-${divider}`}>
        {title}
      </h2>
      {intro && <p className="section-intro">{intro}</p>}
    </>
  );
}

/** Renders a full-width part of a page: line, heading, optional intro and content. */
export function Section({ title, intro, divider, tone = 'plain', aside = false, folded, id, children }: SectionProps) {
  const isPlain = aside || tone === 'sunken';
  const heading = <SectionHeading title={title} intro={intro} divider={divider ?? (isPlain ? 'plain' : 'rule')} />;
  const look = ['section', tone === 'sunken' && 'section-sunken', folded && 'section-folded'];
  return (
    <section id={id} className={look.filter(Boolean).join(' ')} {...deferred}>
      {aside ? (
        <div className="page">
          <div className="section-aside">
            <div>{heading}</div>
            <div>{children}</div>
          </div>
        </div>
      ) : (
        <div className="page">
          {folded ? (
            <Disclosure head={heading}>{children}</Disclosure>
          ) : (
            <>
              {heading}
              {children}
            </>
          )}
        </div>
      )}
    </section>
  );
}
