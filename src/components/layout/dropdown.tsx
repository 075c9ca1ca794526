import type { NavLink } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from './page-link.tsx';

interface DropdownProps {
  label: string;
  links: readonly NavLink[];
}

/**
 * A disclosure of links. The browser's popover opens and closes it, with Escape, a press outside, the focus going back
 * to the button and the button's state told to assistive technology: without any code of ours.
 */
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
