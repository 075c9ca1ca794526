import { areas } from '../../content/locations/areas.ts';
import { areaNames } from '../../content/locations/geography.ts';
import { findArea } from '../../lib/find-area.ts';
import { areaSlugs } from '../../routes.ts';
import { PageLink } from '../layout/page-link.tsx';

/** The five areas with the call-out times that their pages show: by the lookup, so North West London has North London's. */
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
