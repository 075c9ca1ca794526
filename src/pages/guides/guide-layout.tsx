import { Children, isValidElement, type ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../components/layout/breadcrumb.tsx';
import { Contents } from '../../components/sections/contents.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { RelatedLinks } from '../../components/sections/related-links.tsx';
import { Takeaways } from '../../components/sections/takeaways.tsx';
import { Band } from '../../components/ui/band.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { FaqList } from '../../components/ui/faq-list.tsx';
import { deferred } from '../../components/ui/section.tsx';
import { guideAuthors } from '../../content/claims.ts';
import type { Guide } from '../../content/schemas/guide.ts';
import { canonicalUrl } from '../../head/canonical-url.ts';
import { PageHead } from '../../head/page-head.tsx';
import { articleNode, breadcrumbNode, publisherNode } from '../../head/structured-data.ts';
import { formatDate, formatMonth } from '../../lib/dates.ts';
import { site } from '../../site.config.ts';

interface GuideLayoutProps {
  guide: Guide;
  /** The two buttons of the call-to-action card, where it closes the guide; else the guide places a `GuideCall` itself. */
  actions?: ReactNode;
  /** Beside the article on wide screens, under the contents. */
  sidebar?: ReactNode;
  /** Says 'Updated October 2025' instead of the full date. */
  byMonth?: boolean;
  /** The breadcrumb where it is not Home > Guides > page. */
  crumbs?: readonly Crumb[];
  /** Beside the title on wide screens. */
  figure?: ReactNode;
  /** Right under the heading: what most readers come for. */
  tool?: ReactNode;
  /** After the call-to-action card. */
  after?: ReactNode;
  children: ReactNode;
}

/** Breadcrumb, article with numbered contents, takeaways, questions and call to action. */
export function GuideLayout({
  guide,
  actions,
  sidebar,
  byMonth = false,
  crumbs,
  figure,
  tool,
  after,
  children,
}: GuideLayoutProps) {
  const url = canonicalUrl(site.host, `/guides/${guide.slug}`);
  const trail = crumbs ?? [
    { label: 'Home', to: '/' },
    { label: 'Guides', to: '/guides/best-combi-boilers-london' },
    { label: guide.crumb },
  ];
  const nodes = [
    articleNode(site, { url, title: guide.title, description: guide.meta.description }, guide),
    publisherNode(site),
    breadcrumbNode(site, trail),
  ];

  return (
    <>
      <PageHead meta={guide.meta} url={url} type="article" nodes={nodes} />
      <div className="page guide">
        <Breadcrumb crumbs={trail} />
        <article>
          <header className="guide-head">
            <h1>{guide.title}</h1>
            {tool && (
              <section aria-label="Fault code finder" className="py-3">
                {tool}
              </section>
            )}
            <p className="lead">{guide.intro}</p>
            <p className="guide-byline">
              {guideAuthors && <span>{`Written by ${guideAuthors}`}</span>}
              <time dateTime={guide.modified}>
                {byMonth ? `Updated ${formatMonth(guide.modified)}` : `Last changed ${formatDate(guide.modified)}`}
              </time>
              <span>{`${guide.readingMinutes} min read`}</span>
              <span className="guide-url">{url.replace('https://', '')}</span>
            </p>
            {figure && <figure>{figure}</figure>}
          </header>
          <div className="guide-columns">
            <Takeaways takeaways={guide.takeaways} />
            <Contents parts={contentsOf(guide)} />
            <div className="guide-text prose">
              {children}
              {guide.faqs.length > 0 && (
                <GuideSection guide={guide} id={faqPart.id}>
                  <FaqList faqs={guide.faqs} />
                </GuideSection>
              )}
            </div>
            {sidebar && <div className="guide-aside">{sidebar}</div>}
          </div>
        </article>
        {actions && <GuideCall guide={guide}>{actions}</GuideCall>}
        {after}
        <RelatedLinks title="Read next" links={guide.related} />
      </div>
    </>
  );
}

const faqPart = { id: 'questions', title: 'Frequently Asked Questions' };

function contentsOf(guide: Guide) {
  return guide.faqs.length > 0 ? [...guide.parts, faqPart] : guide.parts;
}

interface GuideCallProps {
  guide: Guide;
  /** Two buttons: one to the quote page, one to another page. */
  children: ReactNode;
}

/** The call-to-action card of a guide. */
export function GuideCall({ guide, children }: GuideCallProps) {
  return (
    <Band title={guide.callToAction.title} text={guide.callToAction.text}>
      {children}
    </Band>
  );
}

interface GuideSectionProps {
  guide: Guide;
  /** The id of one of the guide's parts. */
  id: string;
  /** Secondary: on a phone the whole part folds under its heading. */
  folded?: boolean;
  children: ReactNode;
}

/** A numbered part of a guide. Its heading and number come from the guide's content. */
export function GuideSection({ guide, id, folded = false, children }: GuideSectionProps) {
  const parts = contentsOf(guide);
  const index = parts.findIndex((part) => part.id === id);
  const part = parts[index];
  if (part === undefined) throw new Error(`The guide ${guide.slug} has no part "${id}"`);
  const heading = (
    <h2>
      <span className="guide-number">{index + 1}</span> {part.title}
    </h2>
  );

  return (
    <section id={id} className="guide-section" {...deferred}>
      {folded ? (
        foldUnder(heading, children)
      ) : (
        <>
          {heading}
          {foldUnderHeadings(children)}
        </>
      )}
    </section>
  );
}

const isDisclosure = (child: ReactNode) => isValidElement(child) && child.type === Disclosure;
const isWarning = (child: ReactNode) =>
  isValidElement<{ tone?: string }>(child) &&
  (child.type === GasEmergencyBox || (child.type === Callout && child.props.tone !== 'note'));

/** Folds a whole part under its heading, but for a warning at its end. */
function foldUnder(heading: ReactNode, children: ReactNode): ReactNode {
  const body = Children.toArray(children);
  const warnings = body.splice(body.findLastIndex((child) => !isWarning(child)) + 1);
  return (
    <>
      <Disclosure head={heading}>{body}</Disclosure>
      {warnings}
    </>
  );
}

/** Folds the content of each h3, except warnings and disclosures. A part that begins with an h3 has it open. */
function foldUnderHeadings(children: ReactNode): ReactNode[] {
  const folded: ReactNode[] = [];
  let head: ReactNode;
  let body: ReactNode[] = [];
  const close = () => {
    if (head) {
      folded.push(
        <Disclosure key={folded.length} head={head} open={folded.length === 0}>
          {body}
        </Disclosure>,
      );
    }
    head = undefined;
    body = [];
  };
  for (const child of Children.toArray(children)) {
    const isHead = isValidElement(child) && child.type === 'h3';
    if (isHead || isWarning(child) || isDisclosure(child)) close();
    if (isHead) head = child;
    else (head ? body : folded).push(child);
  }
  close();
  return folded;
}
