import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';

/** Marks a section that is not rendered until it is near the window (layout/layout.css, client/deferred-sections.ts). */
export const deferred = { 'data-deferred': '' };

interface SectionHeadingProps {
  title: ReactNode;
  intro?: ReactNode;
  id?: string | undefined;
  /** Two pipes for a new subject, a fine line within a subject, or only the heading. */
  opening?: 'rule' | 'line' | 'plain';
}

interface SectionProps extends SectionHeadingProps {
  /** 'sunken' lays the section on a darker band of paper, which is opening enough. */
  tone?: 'plain' | 'sunken';
  /** Under a fine line; on wide screens the heading stands in a column of its own, left of the content. */
  aside?: boolean;
  /** Secondary: on a phone the content folds under its heading. */
  folded?: boolean;
  /** Also the anchor of the section. */
  id?: string | undefined;
  children: ReactNode;
}

/** What opens a part of a page: an h2 and a line under it. By itself for columns that are no full-width `Section`. */
export function SectionHeading({ title, intro, id, opening = 'rule' }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id} className={opening === 'plain' ? 'section-title' : `section-title section-${opening}`}>
        {title}
      </h2>
      {intro && <p className="section-intro">{intro}</p>}
    </>
  );
}

/** A full-width part of a page: opening, heading, optional intro, content inside the page's margins. */
export function Section({ title, intro, opening, tone = 'plain', aside = false, folded, id, children }: SectionProps) {
  const isPlain = aside || tone === 'sunken';
  const heading = <SectionHeading title={title} intro={intro} opening={opening ?? (isPlain ? 'plain' : 'rule')} />;
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
