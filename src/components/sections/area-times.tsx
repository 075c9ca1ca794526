import { measuredTimes } from '../../content/job-summaries.ts';
import { areas } from '../../content/locations/areas.ts';
import { areaNames, callOutTime } from '../../content/locations/geography.ts';
import { findArea } from '../../lib/find-area.ts';
import { type AreaSlug, areaSlugs } from '../../routes.ts';
import { PageLink } from '../layout/page-link.tsx';

/** Lists the areas with their call-out times. North West London has the time of North London (`findArea`). */
export function AreaTimes() {
  return (
    <ul className="ruled area-times">
      {areaSlugs.map((slug) => (
        <li key={slug}>
          <p>
            <i className={`area-key ${slug}`} />
            <PageLink to={`/locations/${slug}`}>{areaNames[slug]}</PageLink>
          </p>
          <span className="figure">{timeOf(slug)}</span>
        </li>
      ))}
    </ul>
  );
}

function timeOf(slug: AreaSlug) {
  const area = findArea(areas, slug);
  const measured = area && measuredTimes[area.code];
  if (!measured) return area && callOutTime(area);
  return (
    <>
      {callOutTime(area)}
      <br />
      <span className="note">{`measured over ${measured.jobs} jobs`}</span>
    </>
  );
}
