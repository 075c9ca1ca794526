import { servesOil } from '../../content/brand-summaries.ts';
import { emailReplyTime, homeAreaServed, reviewSummary, testimonials } from '../../content/claims.ts';
import { joinWords } from '../../lib/join-words.ts';
import { site } from '../../site.config.ts';
import { Button } from '../ui/button.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Panel } from '../ui/panel.tsx';
import { BookButton, CallButton, PhoneNumber } from './actions.tsx';
import { Engineers } from './engineers.tsx';
import { OpeningTimes } from './opening-times.tsx';
import { Testimonial } from './testimonial.tsx';

const certifications = [
  site.legal.gasSafeNumber ? `Gas Safe Register no. ${site.legal.gasSafeNumber}` : 'Gas Safe registered engineers',
  ...(servesOil ? ['OFTEC-registered engineers for oil boilers'] : []),
  'We notify every installation, and you get the Building Regulations certificate',
  'We fill in the Benchmark commissioning record and leave it with the manual',
];

const [review] = site.reviews;
const example = testimonials.installation;

/** Renders contact details, opening times and certifications. The only place with an e-mail link. */
export function ContactSection() {
  return (
    <section className="contact">
      <h2 className="mb-6">Book or ask about an installation</h2>
      <div className="fold-columns">
        <div>
          <div>
            <h3>Contact information</h3>
            <dl className="contact-details">
              <dt>Phone</dt>
              <dd>
                <PhoneNumber className="figure" />
              </dd>
              <dt>Email</dt>
              <dd>{site.email}</dd>
              {emailReplyTime && <dd className="note">{`We answer within ${emailReplyTime}.`}</dd>}
              <dt>Area covered</dt>
              <dd>{`${site.address.locality}: every E, W, N, NW, SE and SW postcode, plus ${joinWords(homeAreaServed)}`}</dd>
            </dl>
          </div>
          <div>
            <Disclosure folds head={<h3>Service hours</h3>}>
              <OpeningTimes />
            </Disclosure>
            <Disclosure folds open head={<h3>Certifications</h3>}>
              <CheckList items={certifications} />
              <Engineers engineers={site.engineers} />
            </Disclosure>
          </div>
        </div>
        <div>
          <Panel riveted={false}>
            <h3>Book Your Installation</h3>
            <p className="mb-4">
              Choose a time online or call us. For a written price, send photos of your boiler, flue and gas meter.
            </p>
            <div className="actions">
              <BookButton label="Book Online Consultation" iconFrom="sprite" />
              <CallButton label="Call Now" withoutNumber iconFrom="sprite" />
              <Button href={`mailto:${site.email}`} variant="outline">
                Email for Quote
              </Button>
            </div>
          </Panel>
          {(review || example || reviewSummary) && (
            <Panel riveted={false}>
              {(review || example) && <h3>{review ? 'What a customer says' : 'What an installation looks like'}</h3>}
              <Testimonial quotation={example} score={reviewSummary} />
            </Panel>
          )}
        </div>
      </div>
    </section>
  );
}
