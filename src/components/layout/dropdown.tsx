import { useEffect, useRef, useState } from 'react';
import type { NavLink } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from './page-link.tsx';

interface DropdownProps {
  label: string;
  links: readonly NavLink[];
}

/**
 * A disclosure of links. The browser's popover opens and closes it, with Escape, a press outside and the focus going
 * back to the button: so it works before the page's code has run, and without it. The browser also tells assistive
 * technology whether it is open; the attribute says it where that is not yet so, and may not stand in the file.
 */
export function Dropdown({ label, links }: DropdownProps) {
  const id = `nav-${label.toLowerCase()}`;
  const panel = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => setOpen(panel.current?.checkVisibility?.() ?? false), []);

  return (
    <>
      <button type="button" className="nav-button" popoverTarget={id} aria-expanded={open} aria-controls={id}>
        {label}
        <Icon name="chevron" />
      </button>
      <ul
        ref={panel}
        id={id}
        popover="auto"
        className={links.length > 8 ? 'nav-panel nav-panel-wide' : 'nav-panel'}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
