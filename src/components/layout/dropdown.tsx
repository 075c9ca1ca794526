import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavLink } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from './page-link.tsx';

interface DropdownProps {
  label: string;
  links: readonly NavLink[];
}

/**
 * A disclosure of links. The browser's popover opens and closes it, with Escape, a press outside and the focus going
 * back to the button: so it works before the page's code has run, and without it.
 */
export function Dropdown({ label, links }: DropdownProps) {
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [pathname]);

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
