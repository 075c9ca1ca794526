// Detects interest in links and elements, and visitors who save data.

/** Events on an element that the visitor is about to use. */
export const interestEvents = ['pointerover', 'touchstart', 'focusin'] as const;

const engagementEvents = ['scroll', 'pointermove', 'keydown', 'touchstart'] as const;

/** Returns whether the visitor saves data or has a 2G connection. Then nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}

/** Returns the internal link that contains an event target, unless it has a `target`. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href && !link.target && link.origin === window.location.origin ? link : null;
}

/** Calls `callback` at each sign of interest in an internal link. */
export function onInterest(callback: (link: HTMLAnchorElement) => void): void {
  const check = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) callback(link);
  };
  for (const type of interestEvents) addEventListener(type, check, { passive: true });
}

/** Calls `callback` once, when the browser is idle after the visitor scrolls, points or types for the first time. */
export function onceEngaged(callback: () => void): void {
  const engaged = () => {
    for (const type of engagementEvents) removeEventListener(type, engaged);
    whenIdle(callback);
  };
  for (const type of engagementEvents) addEventListener(type, engaged, { passive: true });
}

export function whenIdle(callback: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
