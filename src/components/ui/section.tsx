import type { ReactNode } from 'react';

/**
 * Marks a part of the page that is not rendered on an initial load while it is out of sight: styles/layout.css leaves it
 * out, client/app-shell.ts renders it later.
 */
export const deferred = { 'data-deferred': '' };

interface SectionHeadingProps {
  title: ReactNode;
  intro?: ReactNode;
  id?: string | undefined;
}

interface SectionProps extends SectionHeadingProps {
  /** 'sunken' lays the section on a darker band of paper. */
  tone?: 'plain' | 'sunken';
  /** On wide screens the heading stands in a column of its own, left of the content. */
  aside?: boolean;
  /** Also the anchor of the section. */
  id?: string | undefined;
  children: ReactNode;
}

/** The flow-and-return rule, an h2 and a line under it: for columns that are no full-width `Section`. */
export function SectionHeading({ title, intro, id }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {intro && <p className="section-intro">{intro}</p>}
    </>
  );
}

/** A full-width part of a page: rule, heading, optional intro, content inside the page's margins. */
export function Section({ title, intro, tone = 'plain', aside = false, id, children }: SectionProps) {
  const heading = <SectionHeading title={title} intro={intro} />;
  return (
    <section id={id} className={tone === 'sunken' ? 'section section-sunken' : 'section'} {...deferred}>
      {aside ? (
        <div className="page section-aside">
          <div>{heading}</div>
          <div>{children}</div>
        </div>
      ) : (
        <div className="page">
          {heading}
          {children}
        </div>
      )}
    </section>
  );
}
