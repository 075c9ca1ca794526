import { useRef } from 'react';
import { mobileNav, type NavItem } from '../../content/navigation.ts';
import { BookButton, CallButton } from '../sections/actions.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from './page-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const id = 'menu';

/**
 * The menu of small screens: a modal dialog that slides in from the right. The button's command opens it without any
 * code of ours where the browser knows commands; elsewhere the handler does.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <>
      <button
        type="button"
        className="btn btn-outline btn-icon menu-button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-controls={id}
        {...command('show-modal')}
        onClick={() => {
          if (!dialog.current?.open) dialog.current?.showModal();
        }}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the menu closes it; on the keyboard Escape does */}
      <dialog
        ref={dialog}
        id={id}
        className="menu"
        aria-label="Menu"
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className="menu-body">
          <div className="menu-head">
            <span aria-hidden="true">Menu</span>
            <button
              type="button"
              className="btn btn-ghost btn-icon"
              aria-label="Close menu"
              {...command('close')}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label="Menu">
            <ul>{mobileNav.map(menuItem)}</ul>
          </nav>
          <div className="menu-actions">
            <CallButton variant="emergency" size="lg" still />
            <BookButton label="Get a Quote" size="lg" />
          </div>
          <ThemeSwitch />
        </div>
      </dialog>
    </>
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

/** React's types do not know the attributes of invoker commands yet. */
function command(name: 'show-modal' | 'close'): object {
  return { command: name, commandfor: id };
}
