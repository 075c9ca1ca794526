import type { ReactNode } from 'react';
import { BoilerParts } from '../../components/sections/boiler-parts.tsx';
import { CodeTable } from '../../components/sections/code-table.tsx';
import { ControlsGuide } from '../../components/sections/controls-guide.tsx';
import { IssueList } from '../../components/sections/issue-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import type { Brand } from '../../content/schemas/brand.ts';

interface IssuesSectionProps {
  title: ReactNode;
  brand: Brand;
}

/** Renders fault codes, faults, controls and safety advice of a brand. */
export function IssuesSection({ title, brand }: IssuesSectionProps) {
  const { name, fuel, issues = [], moreCodes, controls } = brand;
  const sign = issues.some(({ code }) => code) ? 'the code' : 'what the lamp and gauge show';

  return (
    <Section
      id="issues"
      title={title}
      intro={`Write down ${sign} before you reset, and only reset where it says so below.`}
    >
      {issues.length > 0 && <BoilerParts fuel={fuel} issues={issues} />}
      {(issues.length > 0 || moreCodes) && (
        <IssueList brand={brand.slug} issues={issues}>
          <CodeTable brand={name} issues={issues} moreCodes={moreCodes} />
        </IssueList>
      )}
      {controls && <ControlsGuide brand={name} fuel={fuel} controls={controls} />}
    </Section>
  );
}
