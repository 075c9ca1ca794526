import { areas } from '../../content/locations/areas.ts';
import { areaNames } from '../../content/locations/geography.ts';
import { findArea } from '../../lib/find-area.ts';
import { areaSlugs } from '../../routes.ts';
import { PageLink } from '../layout/page-link.tsx';

/** Lists the areas with their call-out times. North West London has North London's, as in the postcode lookup. */
export function AreaTimes() {
  return (
    <ul className="ruled area-times">
      {areaSlugs.map((slug) => (
        <li key={slug}>
          <p>
            <i className={`area-key ${slug}`} />
            <PageLink to={`/locations/${slug}`}>{areaNames[slug]}</PageLink>
          </p>
          <span className="figure">{findArea(areas, slug)?.averageCalloutTime}</span>
        </li>
      ))}
    </ul>
  );
}
