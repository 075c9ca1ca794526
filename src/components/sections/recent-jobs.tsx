import { brandNames } from '../../content/brand-summaries.ts';
import { realPrices } from '../../content/job-summaries.ts';
import { districtFacts } from '../../content/locations/geography.ts';
import type { Job } from '../../content/schemas/job.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatPounds, formatPoundsRange } from '../../lib/money.ts';
import { PageLink } from '../layout/page-link.tsx';
import { Section } from '../ui/section.tsx';

interface RecentJobsProps {
  title: string;
  jobs: readonly Job[] | undefined;
}

/** Renders jobs of the business on a timeline, or nothing if there are none. */
export function RecentJobs({ title, jobs = [] }: RecentJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <Section title={title} aside>
      <ol className="jobs">
        {jobs.map((job, index) => (
          <li key={index}>
            <RecentJob {...job} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Renders the range of real prices of a kind of job, or nothing if there are too few. */
export function RealPrices({ kind }: { kind: keyof typeof realPrices }) {
  const prices = realPrices[kind];
  if (!prices) return null;
  const things = { repair: 'repairs', installation: 'installations' }[kind];
  return <p>{`Our last ${prices.jobs} ${things} cost ${formatPoundsRange(prices.range)}, VAT included.`}</p>;
}

function RecentJob({ date, district, brand, model, fault, done, price, minutes, customer, engineer }: Job) {
  const facts = [
    minutes !== undefined && `at the door in ${minutes} minutes`,
    engineer && `engineer: ${engineer}`,
  ].filter(Boolean);
  return (
    <>
      <p className="note">
        <time dateTime={date}>{formatDate(date)}</time>
        {', '}
        <PageLink to={`/locations/${district}`}>
          {`${district.toUpperCase()} ${districtFacts(district).places[0]}`}
        </PageLink>
      </p>
      <h3>{`${brandNames[brand]} ${model}: ${fault}`}</h3>
      <p>{done}</p>
      {customer && <blockquote>{customer}</blockquote>}
      <p>
        <strong className="figure">{formatPounds(price)}</strong>
        {facts.length > 0 && `, ${facts.join(', ')}`}
      </p>
    </>
  );
}
