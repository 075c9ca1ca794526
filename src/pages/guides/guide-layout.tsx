import {
  Children,
  type ComponentType,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Breadcrumb, type Crumb } from '../../components/layout/breadcrumb.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { BookButton, PhoneNumber } from '../../components/sections/actions.tsx';
import { Contents } from '../../components/sections/contents.tsx';
import { GasEmergencyBox } from '../../components/sections/gas-emergency.tsx';
import { RelatedLinks } from '../../components/sections/related-links.tsx';
import { Takeaways } from '../../components/sections/takeaways.tsx';
import { Band } from '../../components/ui/band.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
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

/** The text of a guide, compiled from Markdown. */
type GuideContent = (props: { components: Record<string, ComponentType<never>> }) => ReactElement<PropsWithChildren>;

/** The exports of a guide in `src/content/guides`. */
export interface GuideModule {
  default: GuideContent;
  guide: Guide;
  /** Next to the title on wide screens. */
  Figure?: ComponentType;
  /** Directly below the title. */
  Tool?: ComponentType;
  /** The primary action, below the byline. */
  Action?: ComponentType;
  /** Next to the article on wide screens, below the contents. */
  Sidebar?: ComponentType;
  /** After the call-to-action card. */
  After?: ComponentType;
  /** The breadcrumb if it is not Home > Guides > page. */
  crumbs?: readonly Crumb[];
}

/** Renders a guide: breadcrumb, article with contents and takeaways, questions and call to action. */
export function GuideLayout({ default: Content, guide, Figure, Tool, Action, Sidebar, After, crumbs }: GuideModule) {
  const { opening, parts } = readParts(guide, Content);
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
            {Tool && (
              <div className="py-3">
                <Tool />
              </div>
            )}
            <p className="lead">{guide.intro}</p>
            <p className="guide-byline">
              {guideAuthors && <span>{`By ${guideAuthors}`}</span>}
              <span>{`${guide.readingMinutes} min read`}</span>
              <time dateTime={guide.modified}>
                {guide.byMonth
                  ? `Updated ${formatMonth(guide.modified)}`
                  : `Last changed ${formatDate(guide.modified)}`}
              </time>
              <span className="guide-url">{url.replace('https://', '')}</span>
            </p>
            {Action && <Action />}
            {Figure && (
              <figure>
                <Figure />
              </figure>
            )}
          </header>
          <div className="guide-columns">
            <Takeaways takeaways={guide.takeaways} variant={Action ? 'outline' : 'hero'} />
            <Contents parts={parts} />
            <div className="guide-text prose">
              {opening}
              {parts.map((part, index) => (
                <Fragment key={part.id}>
                  <GuideSection number={index + 1} {...part} />
                  {part.hasCallToAction && <CallToActionCard guide={guide} />}
                </Fragment>
              ))}
            </div>
            {Sidebar && (
              <div className="guide-aside">
                <Sidebar />
              </div>
            )}
          </div>
        </article>
        {!parts.some(({ hasCallToAction }) => hasCallToAction) && <CallToActionCard guide={guide} />}
        {After && <After />}
        <RelatedLinks title="Read next" links={guide.related} />
      </div>
    </>
  );
}

interface Part {
  id: string;
  title: ReactNode;
  /** Secondary: on a phone the whole part folds under its heading. */
  folded?: boolean;
  body: ReactNode[];
  hasCallToAction?: boolean;
}

/** Marks the start of a part. The guide compiler writes it for `## Title {#id .folded}`. */
const PartHeading: FunctionComponent<PropsWithChildren<{ id: string; folded?: boolean }>> = () => null;

/** Marks the place of the call-to-action card in a guide. */
const CallToAction: FunctionComponent = () => null;

const isElementOf = <Props,>(block: ReactNode, type: FunctionComponent<Props>): block is ReactElement<Props> =>
  isValidElement(block) && block.type === type;

/** Splits the text at its headings. Returns the text above the first one as `opening`. */
function readParts({ slug, faqs }: Guide, render: GuideContent): { opening: ReactNode[]; parts: Part[] } {
  const opening: ReactNode[] = [];
  const parts: Part[] = [];
  const { children } = render({ components: { PartHeading, CallToAction } }).props;
  if (import.meta.env.SSR) assertNoMissingValues(children, `src/content/guides/${slug}.mdx`);
  for (const block of Children.toArray(children)) {
    const part = parts.at(-1);
    if (isElementOf(block, PartHeading)) {
      const { children: title, ...props } = block.props;
      parts.push({ ...props, title, body: [] });
    } else if (part && isElementOf(block, CallToAction)) part.hasCallToAction = true;
    else (part?.body ?? opening).push(block);
  }
  if (faqs.length > 0) {
    parts.push({ id: 'questions', title: 'Frequently Asked Questions', body: [<FaqList key="faqs" faqs={faqs} />] });
  }
  return { opening, parts };
}

/** Throws for an expression without a value, for example a mistyped name. */
function assertNoMissingValues(text: ReactNode, place: string): void {
  if (text === undefined || Number.isNaN(text)) throw new Error(`${place}: an expression has no value`);
  if (Array.isArray(text))
    for (const [index, piece] of text.entries()) assertNoMissingValues(piece, placeOf(text, index, place));
  else if (isValidElement<PropsWithChildren>(text) && 'children' in text.props)
    assertNoMissingValues(text.props.children, place);
}

/** Appends the preceding text to the place in an error message. */
function placeOf(pieces: readonly ReactNode[], index: number, place: string): string {
  const before = pieces[index - 1];
  return typeof before === 'string' ? `${place}, after “${before.trim()}”` : place;
}

/** Renders the call-to-action card of a guide. */
function CallToActionCard({ guide: { callToAction } }: { guide: Guide }) {
  return (
    <Band
      title={callToAction.title}
      text={
        <>
          {callToAction.text} Or&nbsp;call{' '}
          <span className="unbroken">
            <PhoneNumber />.
          </span>
        </>
      }
    >
      {callToAction.buttons.map(({ label, to }, index) => {
        const look = { variant: index === 0 ? 'hero' : 'outline', size: 'lg' } as const;
        return to ? (
          <PageLink key={label} to={to} className={buttonClass(look)}>
            {label}
          </PageLink>
        ) : (
          <BookButton key={label} label={label} iconFrom="sprite" {...look} />
        );
      })}
    </Band>
  );
}

/** Renders a numbered part of a guide. */
function GuideSection({ number, id, title, folded, body }: Part & { number: number }) {
  const heading = (
    <h2>
      <span className="guide-number">{number}</span> {title}
    </h2>
  );

  return (
    <section id={id} className="guide-section" {...deferred}>
      {folded ? (
        foldUnder(heading, body)
      ) : (
        <>
          {heading}
          {foldUnderHeadings(body)}
        </>
      )}
    </section>
  );
}

const isDisclosure = (child: ReactNode) => isValidElement(child) && child.type === Disclosure;
const isCallout = (child: ReactNode, tones: readonly (string | undefined)[]) =>
  isValidElement<{ tone?: string }>(child) &&
  (child.type === GasEmergencyBox || (child.type === Callout && tones.includes(child.props.tone)));
const isEmergency = (child: ReactNode) => isCallout(child, ['emergency']);
const isWarning = (child: ReactNode) => isCallout(child, ['emergency', 'warning']);

/** Folds a part under its heading, except emergencies at its end. */
function foldUnder(heading: ReactNode, blocks: readonly ReactNode[]): ReactNode {
  const body = [...blocks];
  const emergencies = body.splice(body.findLastIndex((child) => !isEmergency(child)) + 1);
  const passages = groupByHeadings(body, (head, content, key) => (
    <div key={key} className="passage">
      {head}
      <div>{content}</div>
    </div>
  ));
  return (
    <>
      <Disclosure head={heading}>{passages}</Disclosure>
      {emergencies}
    </>
  );
}

/** Folds the content of each h3, except warnings and disclosures. An h3 at the start of a part is open. */
const foldUnderHeadings = (blocks: readonly ReactNode[]) =>
  groupByHeadings(blocks, (head, content, key) => (
    <Disclosure key={key} head={head} open={key === 0}>
      {content}
    </Disclosure>
  ));

/** Renders each h3 with the blocks that follow it, up to a warning or a disclosure. Keeps other blocks. */
function groupByHeadings(
  blocks: readonly ReactNode[],
  render: (head: ReactNode, content: ReactNode[], key: number) => ReactNode,
): ReactNode[] {
  const groups: ReactNode[] = [];
  let head: ReactNode;
  let content: ReactNode[] = [];
  const close = () => {
    if (head) groups.push(render(head, content, groups.length));
    head = undefined;
    content = [];
  };
  for (const child of blocks) {
    const isHead = isValidElement(child) && child.type === 'h3';
    if (isHead || isWarning(child) || isDisclosure(child)) close();
    if (isHead) head = child;
    else (head ? content : groups).push(child);
  }
  close();
  return groups;
}
