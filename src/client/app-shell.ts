// Step 4 of inline-script.ts: completes the built-in behaviour of menus, popovers and the theme switch.

let listeners = new AbortController();

/** Adds the listeners of header, menus and footer. Called again if React has rendered them. */
export function startAppShell(): void {
  listeners.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  startMenu(signal);
  reportPopovers(signal);
  startThemeSwitch(signal);
  // Does not move the focus if the visitor has set it while this file was loading.
  if (document.activeElement === document.body) showFragmentTarget();
  addEventListener('hashchange', showFragmentTarget, { signal });
}

/** Opens and focuses the element that the fragment of the URL refers to. */
export function showFragmentTarget(): HTMLElement | null {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return null;
  for (const part of [target, ...target.children]) if (part instanceof HTMLDetailsElement) part.open = true;
  target.tabIndex = -1;
  // Leaves the focus unchanged if it is already inside the target.
  if (!target.contains(document.activeElement)) target.focus({ preventScroll: true });
  return target;
}

/** Changes the theme, stores it, and reports it to assistive technology. */
function startThemeSwitch(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const report = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-set-theme]')) {
      button.setAttribute('aria-pressed', String(button.dataset.setTheme === (dataset.theme ?? 'system')));
    }
  };
  const choose = ({ target }: Event) => {
    const theme = target instanceof Element && target.closest<HTMLElement>('[data-set-theme]')?.dataset.setTheme;
    if (!theme) return;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    report();
    try {
      if (theme === 'system') delete localStorage.theme;
      else localStorage.theme = theme;
    } catch {
      // The browser blocks storage: the theme lasts until the page is left.
    }
  };
  report();
  document.addEventListener('click', choose, { signal });
}

/** Sets `aria-expanded` on the buttons of popovers, which not every browser does. */
function reportPopovers(signal: AbortSignal): void {
  const report = ({ id }: Element, isOpen: boolean) =>
    document.querySelector(`[popovertarget="${id}"]:not(dialog *)`)?.setAttribute('aria-expanded', String(isOpen));
  for (const popover of document.querySelectorAll('[popover]')) report(popover, popover.matches(':popover-open'));
  const follow = (event: Event) => report(event.target as Element, (event as ToggleEvent).newState === 'open');
  document.addEventListener('toggle', follow, { capture: true, signal });
}

/** Opens the menu, which is a popover without this code, as a modal dialog, and reports whether it is open. */
function startMenu(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[popover]');
  const button = document.querySelector('.menu-button');
  if (!dialog || !button) return;

  // A link to the current page must close the menu here, because the page does not change.
  const isLinkToHere = (target: Element) =>
    dialog.contains(target) && target.closest('a')?.href === location.href.replace(/[?#].*/, '');
  const report = () => button.setAttribute('aria-expanded', String(dialog.open));
  const click = (event: MouseEvent) => {
    const { target } = event;
    // Ignores a popover that was opened before this file was loaded.
    if (!(target instanceof Element) || dialog.matches(':popover-open')) return;
    const isButton = target.closest(`[popovertarget="${dialog.id}"]`) !== null;
    if (isButton) event.preventDefault();
    if (isButton && !dialog.open) dialog.showModal();
    else if (isButton || target === dialog || isLinkToHere(target)) dialog.close();
  };
  report();
  new MutationObserver(report).observe(dialog, { attributeFilter: ['open'] });
  document.addEventListener('click', click, { signal });
}
