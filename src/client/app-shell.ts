// 7 of 9. What the browser does not do by itself for header, footer and menus, and the sections that were deferred.

import { rendersShell } from '../components/layout/shell-part.ts';
import { hydrateIslands } from './islands.ts';

/**
 * Starts what stands around the pages, and says with `data-hydrated` that the site answers to the app.
 *
 * @returns a function that stops it
 */
export function startAppShell(): () => void {
  const stops = [
    rendersShell ? () => {} : hydrateIslands(document.querySelectorAll('#root > :not(main) site-island')),
    keepMenuState(),
    keepPopoverState(),
    keepThemeState(),
    renderDeferredSections(),
  ];
  // From here on the app prefetches what it needs, which is less than a document.
  document.querySelector('script[type="speculationrules"]')?.remove();
  document.getElementById('root')?.setAttribute('data-hydrated', '');
  return () => {
    for (const stop of stops) stop();
  };
}

/** Tells assistive technology which theme is chosen; the inline script changes it. */
function keepThemeState(): () => void {
  const tell = () => {
    const chosen = document.documentElement.dataset.theme ?? 'system';
    for (const button of document.querySelectorAll<HTMLElement>('[data-set-theme]')) {
      button.setAttribute('aria-pressed', String(button.dataset.setTheme === chosen));
    }
  };
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  tell();
  return () => observer.disconnect();
}

/** Says on the button of a popover whether it is open: not every browser tells assistive technology by itself. */
function keepPopoverState(): () => void {
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

/**
 * Renders the deferred sections of a prerendered page, one in each frame, so that presses are answered in between. From
 * then on the page has its true height, and is left and found again at the same place.
 *
 * @returns a function that stops it
 */
function renderDeferredSections(): () => void {
  const sections = deferredSections();
  let frame = 0;
  const next = () => {
    const section = sections.shift();
    if (!section) return renderAllSections();
    section.style.contentVisibility = 'visible';
    frame = requestAnimationFrame(() => setTimeout(next));
  };
  if (isInitialLoad()) frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Renders all sections at once: another page than the prerendered one is laid out in one go. */
export function renderAllSections(): void {
  if (!isInitialLoad()) return;
  delete document.documentElement.dataset.initial;
  for (const section of deferredSections()) section.removeAttribute('style');
}

function isInitialLoad(): boolean {
  return 'initial' in document.documentElement.dataset;
}

function deferredSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-deferred]')];
}
