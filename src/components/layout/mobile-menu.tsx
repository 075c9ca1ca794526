import { mobileNav, type NavItem } from '../../content/navigation.ts';
import { BookButton, CallButton } from '../sections/actions.tsx';
import { Icon } from '../ui/icon.tsx';
import { SpriteIcon } from '../ui/sprite-icon.tsx';
import { PageLink } from './page-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const id = 'menu';

/** Opens the menu: as a popover, or as a modal dialog once client/app-shell.ts is loaded. */
export function MenuButton() {
  return (
    <button
      type="button"
      className="btn btn-outline btn-icon menu-button"
      aria-label="Menu"
      aria-haspopup="dialog"
      popoverTarget={id}
    >
      <Icon name="menu" />
    </button>
  );
}

/** Renders the menu of small screens: a modal dialog that slides in from the right. */
export function MobileMenu() {
  return (
    <dialog id={id} popover="auto" className="menu" aria-label="Menu">
      <div className="menu-body">
        <div className="menu-head">
          <span aria-hidden="true">Menu</span>
          <button type="button" className="btn btn-ghost btn-icon" aria-label="Close menu" popoverTarget={id}>
            <SpriteIcon name="close" className="icon" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul>{mobileNav.map(menuItem)}</ul>
        </nav>
        <div className="menu-actions">
          <CallButton variant="emergency" size="lg" noPulse iconFrom="sprite" />
          <BookButton label="Get a Quote" size="lg" iconFrom="sprite" />
        </div>
        <ThemeSwitch />
      </div>
    </dialog>
  );
}

function menuItem(item: NavItem) {
  return (
    <li key={item.label}>
      {'to' in item ? (
        <PageLink to={item.to}>{item.label}</PageLink>
      ) : (
        <>
          <span>{item.label}</span>
          <ul>{item.links.map(menuItem)}</ul>
        </>
      )}
    </li>
  );
}
