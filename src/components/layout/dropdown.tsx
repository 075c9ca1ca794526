import type { NavLink } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from './page-link.tsx';

interface DropdownProps {
  label: string;
  links: readonly NavLink[];
}

/** Renders a list of links as a native popover, which needs no script. */
export function Dropdown({ label, links }: DropdownProps) {
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
