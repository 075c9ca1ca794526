/**
 * The header, the footer and the menu are served and never rendered in the browser. What the browser does not do for
 * them by itself is here.
 */

/** Tells assistive technology which theme is chosen; the inline script changes it (see client/inline-script.ts). */
export function keepThemeState(): () => void {
  const root = document.documentElement;
  const tell = () => {
    const chosen = root.dataset.theme ?? 'system';
    for (const button of document.querySelectorAll<HTMLElement>('[data-set-theme]')) {
      button.setAttribute('aria-pressed', String(button.dataset.setTheme === chosen));
    }
  };
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  tell();
  return () => observer.disconnect();
}

/** Says on the button of a popover whether it is open: not every browser tells assistive technology by itself. */
export function keepPopoverState(): () => void {
  const tell = (popover: HTMLElement, open: boolean) =>
    document.querySelector(`[popovertarget="${popover.id}"]`)?.setAttribute('aria-expanded', String(open));
  const follow = (event: Event) => tell(event.target as HTMLElement, (event as ToggleEvent).newState === 'open');
  const popovers = [...document.querySelectorAll<HTMLElement>('[popover]')];
  for (const popover of popovers) {
    tell(popover, popover.checkVisibility());
    popover.addEventListener('toggle', follow);
  }
  return () => {
    for (const popover of popovers) popover.removeEventListener('toggle', follow);
  };
}

/** Opens and closes the menu where the browser does not know commands, and tells whether it is open. */
export function keepMenuState(): () => void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.menu');
  const button = document.querySelector('.menu-button');
  if (!dialog || !button) return () => {};

  const tell = () => button.setAttribute('aria-expanded', String(dialog.open));
  const press = ({ target }: MouseEvent) => {
    const command = target instanceof Element && target.closest('[commandfor="menu"]')?.getAttribute('command');
    if (command === 'show-modal' && !dialog.open) dialog.showModal();
    if (command === 'close' || target === dialog) dialog.close();
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

/** What is not laid out at first where it is out of sight; in layout.css too. */
const farParts = '.section, .guide-section, .site-footer';

/**
 * Lays out the parts of a served page that were left out of sight at first (see client/inline-script.ts), one in each frame, so that
 * presses are answered in between. From then on the page has its true height, and is left and found again at the same
 * place.
 *
 * @returns a function that stops it
 */
export function renderDeferredSections(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>(farParts)];
  let wait = 0;
  const next = () => {
    const part = parts.shift();
    if (!part) return showWhole();
    part.style.contentVisibility = 'visible';
    wait = requestAnimationFrame(() => setTimeout(next));
  };
  if (isFresh()) wait = requestAnimationFrame(next);
  return () => cancelAnimationFrame(wait);
}

/** Another page than the served one is rendered in one go, and laid out in one go. */
export function showWhole(): void {
  if (!isFresh()) return;
  delete document.documentElement.dataset.fresh;
  for (const part of document.querySelectorAll(farParts)) part.removeAttribute('style');
}

function isFresh(): boolean {
  return 'fresh' in document.documentElement.dataset;
}
