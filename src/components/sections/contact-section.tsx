import { reviews } from '../../content/claims.ts';
import { site } from '../../site.config.ts';
import { Button } from '../ui/button.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Panel } from '../ui/panel.tsx';
import { SectionHeading } from '../ui/section.tsx';
import { BookButton, CallButton, PhoneNumber } from './actions.tsx';
import { OpeningTimes } from './opening-times.tsx';

const certifications = [
  site.legal.gasSafeNumber ? `Gas Safe Register no. ${site.legal.gasSafeNumber}` : 'Gas Safe registered engineers',
  'OFTEC-registered engineers for oil boilers',
  'Each installation notified; the Building Regulations certificate comes to you',
  'Benchmark commissioning record completed and left in the manual',
];

/** How to reach the business, when, and what it is certified for: the one place with an e-mail link. */
export function ContactSection() {
  return (
    <section className="contact">
      <SectionHeading title="Talk to us about your installation" />
      <div className="contact-columns">
        <div>
          <h3>Contact information</h3>
          <dl className="contact-details">
            <dt>Phone</dt>
            <dd>
              <PhoneNumber className="figure" />
            </dd>
            <dt>E-mail</dt>
            <dd>{site.email}</dd>
            <dd className="note">We answer within 2 hours.</dd>
            <dt>Where</dt>
            <dd>{`${site.address.locality}: every E, W, N, NW, SE and SW postcode`}</dd>
          </dl>
        </div>
        <div>
          <h3>Service hours</h3>
          <OpeningTimes />
        </div>
        <div>
          <h3>Certifications</h3>
          <CheckList items={certifications} />
        </div>
        <Panel riveted={false} className="contact-card">
          <h3>Book Your Installation</h3>
          <p>Choose a time online, ring, or send photographs of boiler, flue and meter for a written price.</p>
          <div className="actions">
            <BookButton label="Book Online Consultation" />
            <CallButton label="Call Now" withoutNumber />
            <Button href={`mailto:${site.email}`} variant="outline">
              Email for Quote
            </Button>
          </div>
        </Panel>
        <blockquote className="testimonial">
          <p>
            They came on the day they had named, the price was the one on the quote, and the old boiler left with them.
            A week later the certificate was in the post.
          </p>
          <footer>{`Homeowner in London, after a combi replacement. ${reviews.summary}.`}</footer>
        </blockquote>
      </div>
    </section>
  );
}
