import type { Connect } from '../ui/custom-elements.ts';

/** Logs the unknown path (specification, section 8). For a postcode, waits until the lookup has failed. */
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
