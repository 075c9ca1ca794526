import { homeAreaServed } from '../../content/claims.ts';
import { joinWords } from '../../lib/join-words.ts';
import { deferred, SectionHeading } from '../ui/section.tsx';
import { AreaMap } from './area-map.tsx';
import { AreaTimes } from './area-times.tsx';

/** Renders the map of London next to the areas with their call-out times. */
export function MapSection() {
  return (
    <section className="section section-sunken" {...deferred}>
      <div className="page map-columns">
        <div>
          <SectionHeading
            divider="plain"
            title="Find your postcode"
            intro={`These are our average minutes in an emergency, and we also work in ${joinWords(homeAreaServed)}.`}
          />
          <AreaTimes />
        </div>
        <AreaMap />
      </div>
    </section>
  );
}
