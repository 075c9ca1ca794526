import type { Connect } from '../ui/custom-elements.ts';

/** Logs the path that has no page (specification, section 8), a postcode only after it was looked up. Shows nothing. */
const logUnknownPath: Connect = (_element, signal) => {
  const { pathname } = window.location;
  const log = () => console.warn('404 Error: User attempted to access non-existent route:', pathname);
  const root = document.documentElement;
  if (!('pending' in root.dataset)) {
    log();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (!signal.aborted) log();
  });
  observer.observe(root, { attributeFilter: ['data-pending'] });
};

export default logUnknownPath;
