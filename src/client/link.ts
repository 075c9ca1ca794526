// Asked by 7 and 9.

/** The link to a page of the site, in this tab, that an event happened on. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href && !link.target && link.origin === window.location.origin ? link : null;
}
