import type { NavLink } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from './page-link.tsx';

/** Renders a list of links that the browser opens as a popover, without code of ours. */
export function Dropdown({ label, links }: { label: string; links: readonly NavLink[] }) {
  const id = `nav-${label.toLowerCase()}`;

  return (
    <>
      <button type="button" className="nav-button" popoverTarget={id}>
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={id} popover="auto" className={links.length > 8 ? 'nav-panel nav-panel-wide' : 'nav-panel'}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
