import { type RefObject, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ToastRegion } from '../ui/toast-region.tsx';
import { CallBar } from './call-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useClientNavigation } from './use-client-navigation.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What stands around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  useClientNavigation();
  useScrollMemory();
  useNavigationEnd(main);
  useEffect(markHydrated, []);

  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CallBar />
      <ToastRegion />
    </>
  );
}

/** Says on the root element that the page answers to its code from now on. */
function markHydrated(): void {
  const root = document.getElementById('root');
  if (root) root.dataset.hydrated = '';
}

/** After a navigation inside the site the menus close, and the focus goes to the new content. */
function useNavigationEnd(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    if (hash === '') main.current?.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}
