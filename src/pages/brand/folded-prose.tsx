import type { ReactNode } from 'react';
import { PhoneNumber } from '../../components/sections/actions.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import type { ProseSection } from '../../content/schemas/page-parts.ts';

interface FoldedProseProps {
  sections: readonly ProseSection[];
  /** A further cell of the grid, after the first section. */
  children?: ReactNode;
}

/** Renders prose in a grid, collapsed under its headings on phones. Warnings follow in boxes. */
export function FoldedProse({ sections, children }: FoldedProseProps) {
  const [first, ...others] = sections.filter(({ warning }) => !warning);
  return (
    <>
      <div className="passages">
        {first && passage(first, true)}
        {children}
        {others.map((section) => passage(section))}
      </div>
      {sections
        .filter(({ warning }) => warning)
        .map(({ heading = '', paragraphs }) => (
          <Callout key={heading} tone="warning" title={heading} as="h3">
            {textOf(paragraphs)}
            <p>
              Call us on <PhoneNumber />. <a href="#safety">What to do if a CO alarm sounds</a>
            </p>
          </Callout>
        ))}
    </>
  );
}

function passage({ heading, paragraphs }: ProseSection, open?: boolean) {
  if (!heading) return <div key={paragraphs[0]}>{textOf(paragraphs)}</div>;
  return (
    <Disclosure key={heading} head={<h3>{heading}</h3>} open={open === true}>
      {textOf(paragraphs)}
    </Disclosure>
  );
}

function textOf(paragraphs: readonly string[]) {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
