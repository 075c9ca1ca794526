// 4 of 10. What browsers do not do by themselves for header, footer and menus.

let stopLast = () => {};

/** Starts what stands around the pages; anew where React has rendered it afresh. */
export function startAppShell(): void {
  stopLast();
  const stops = [keepMenuState(), keepPopoverState(), keepThemeState(), followFragments()];
  stopLast = () => {
    for (const stop of stops) stop();
  };
}

/** Completes the browser's own navigation to a part of a page: on arrival, and on the page that is shown. */
function followFragments(): () => void {
  showFragmentTarget();
  addEventListener('hashchange', showFragmentTarget);
  return () => removeEventListener('hashchange', showFragmentTarget);
}

/** Unfolds and focuses the element that the fragment of the address names. */
export function showFragmentTarget(): HTMLElement | null {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return null;
  for (const part of [target, ...target.children]) if (part instanceof HTMLDetailsElement) part.open = true;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
}

/** Changes the theme, remembers it, and reports the choice to assistive technology. */
function keepThemeState(): () => void {
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
  document.addEventListener('click', choose);
  return () => document.removeEventListener('click', choose);
}

/** Says on the button of a popover whether it is open: not every browser tells assistive technology by itself. */
function keepPopoverState(): () => void {
  const tell = (popover: HTMLElement, open: boolean) =>
    document.querySelector(`[popovertarget="${popover.id}"]`)?.setAttribute('aria-expanded', String(open));
  const follow = (event: Event) => tell(event.target as HTMLElement, (event as ToggleEvent).newState === 'open');
  const popovers = [...document.querySelectorAll<HTMLElement>('[popover]')];
  for (const popover of popovers) {
    tell(popover, popover.matches(':popover-open'));
    popover.addEventListener('toggle', follow);
  }
  return () => {
    for (const popover of popovers) popover.removeEventListener('toggle', follow);
  };
}

/** Opens and closes the dialog of the menu where the browser does not know commands, and tells whether it is open. */
function keepMenuState(): () => void {
  const button = document.querySelector('[command="show-modal"]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!button || !(dialog instanceof HTMLDialogElement)) return () => {};

  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  // No page comes that would close it
  const isLinkToHere = (target: EventTarget | null) =>
    target instanceof Element &&
    dialog.contains(target) &&
    target.closest('a')?.href === location.href.replace(/[?#].*/, '');
  const tell = () => button.setAttribute('aria-expanded', String(dialog.open));
  const press = ({ target }: MouseEvent) => {
    const command = target instanceof Element && target.closest('[command]')?.getAttribute('command');
    if (command === 'show-modal' && !knowsCommands) dialog.showModal();
    if (command === 'close' || target === dialog || isLinkToHere(target)) dialog.close();
  };
  const observer = new MutationObserver(tell);
  observer.observe(dialog, { attributeFilter: ['open'] });
  document.addEventListener('click', press);
  tell();
  return () => {
    observer.disconnect();
    document.removeEventListener('click', press);
  };
}
