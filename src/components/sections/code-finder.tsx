import { brandNames, faultPages } from '../../content/brand-summaries.ts';
import { type BrandSlug, brandSlugs } from '../../routes.ts';
import { BoilerStubs } from '../drawings/boiler.tsx';
import { homeFinder } from './code-finder.element.ts';

interface CodeFinderProps {
  /** Brand whose codes are listed. Without one, brands are listed. */
  brand?: BrandSlug | undefined;
  /** Text on the display. */
  prompt?: string | undefined;
  /** Labels with their links, which work without scripts. */
  keys: readonly { label: string; href: string }[];
}

/** Renders a boiler display with a link for each brand or code. */
export function CodeFinder({ brand, prompt = 'Choose the code on your display.', keys }: CodeFinderProps) {
  return (
    <>
      <div className="panel panel-riveted max-sm:px-4">
        <code-finder data-brand={brand}>
          <div className="code-finder">
            <div className="boiler-screen">
              <code aria-hidden="true">- - -</code>
              <p>{prompt}</p>
            </div>
            <ul className="badges">
              {keys.map(({ label, href }) => (
                <Key key={label} label={label} href={href} />
              ))}
              {brand && <Key label="Other brand" href={`/${homeFinder}`} />}
            </ul>
          </div>
        </code-finder>
      </div>
      <BoilerStubs />
    </>
  );
}

function Key({ label, href }: CodeFinderProps['keys'][number]) {
  return (
    <li>
      <a href={href} className="btn btn-outline btn-sm">
        {label}
      </a>
    </li>
  );
}

/** Renders the code finder for all brands. */
export function AnyCodeFinder() {
  const keys = brandSlugs.map((slug) => ({ label: brandNames[slug], href: faultPages[slug] }));
  return <CodeFinder prompt="Choose your brand." keys={keys} />;
}
