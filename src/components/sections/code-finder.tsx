import { brandNames, faultPages } from '../../content/brand-summaries.ts';
import { type BrandSlug, brandSlugs } from '../../routes.ts';
import { homeFinder } from './code-finder.element.ts';
import { isCode, KeyLabel, keyClass, keyGridClass, otherBrand } from './code-keys.tsx';

interface CodeKeysProps {
  /** Text on the display. */
  prompt?: string | undefined;
  /** Labels with their links, which work without scripts. */
  links: readonly FinderLink[];
  /** Shortcuts to codes, for a finder that starts with the brands. */
  popular?: readonly FinderLink[];
}

interface CodeFinderProps extends CodeKeysProps {
  /** Brand whose codes are listed. Without one, brands are listed. */
  brand?: BrandSlug | undefined;
}

interface FinderLink {
  label: string;
  href: string;
}

/** Renders a panel with a boiler display above a link for each brand or code. With scripts it shows the answers itself. */
export function CodeFinder({ brand, ...keys }: CodeFinderProps) {
  return (
    <div className="panel panel-riveted max-sm:px-4">
      <code-finder data-brand={brand}>
        <CodeKeys {...keys} />
      </code-finder>
    </div>
  );
}

/** Renders a boiler display above links: to all brands if there are popular codes, otherwise to the codes of a brand. */
export function CodeKeys({ prompt = 'Choose the code on your display.', links, popular }: CodeKeysProps) {
  return (
    <div className="code-finder">
      <div className="boiler-screen">
        {(popular || isCode(`${links[0]?.label}`)) && <code aria-hidden="true">- - -</code>}
        <p>{prompt}</p>
      </div>
      <ul className={`badges keys ${popular ? 'keys-brands' : keyGridClass(links.map(({ label }) => label))}`}>
        {links.map(({ label, href }) => (
          <CodeLink key={label} label={label} href={href} />
        ))}
        {!popular && <CodeLink label={otherBrand} href={`/${homeFinder}`} />}
      </ul>
      {popular && (
        <ul className="badges keys popular-codes">
          <li className="note">Popular codes:</li>
          {popular.map(({ label, href }) => (
            <CodeLink key={label} label={label} href={href} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CodeLink({ label, href }: FinderLink) {
  return (
    <li>
      <a href={href} className={keyClass}>
        <KeyLabel label={label} />
      </a>
    </li>
  );
}

/** Codes that visitors look up most, each with an entry on the brand's page. */
const popular: readonly FinderLink[] = [
  { label: 'Worcester EA', href: '/services/worcester-bosch#ea' },
  { label: 'Baxi E133', href: '/services/baxi#e133' },
  { label: 'Vaillant F22', href: '/services/vaillant#f22' },
  { label: 'Vaillant F28', href: '/services/vaillant#f28-f29' },
  { label: 'Viessmann F4', href: '/services/viessmann#f4' },
];

/** Renders the code finder for all brands. */
export function AnyCodeFinder() {
  const links = brandSlugs.map((slug) => ({ label: brandNames[slug], href: faultPages[slug] }));
  return <CodeFinder prompt="Choose your brand." links={links} popular={popular} />;
}
