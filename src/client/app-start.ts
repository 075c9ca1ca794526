// Step 5 of inline-script.ts: loads the app (React and the router) when the visitor is about to open another page.

import { onceEngaged, onInterest, savesData, whenIdle } from './interest.ts';

let isStarted = false;

/**
 * Loads the app in parts, with a pause between them: evaluated together they would block a slow phone. If a part cannot
 * be loaded, links load documents until the app is started again.
 */
async function start(pause: (callback: () => void) => void): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    await import('./app-react.ts');
    await new Promise<void>(pause);
    // Waits for the complete document, because the app keeps its markup.
    if (document.readyState === 'loading') await new Promise((next) => addEventListener('DOMContentLoaded', next));
    await import('../main.tsx');
  } catch {
    // Offline, after a deployment, or because the visitor has left the page: not an error to log.
    isStarted = false;
    delete document.documentElement.dataset.pending;
  }
}

const nextTask = (callback: () => void) => void setTimeout(callback);

/**
 * Starts the app at the first interest in an internal link, or when the browser is idle after the visitor first
 * scrolls, points or types. Visitors who save data load documents instead. The postcode fallback needs the app at once.
 */
export function startAppOnInterest(): void {
  const isPending = 'pending' in document.documentElement.dataset;
  if (isPending && document.getElementById('root')?.dataset.path !== location.pathname) start(nextTask);
  if (savesData()) return;

  onInterest(() => start(nextTask));
  onceEngaged(() => start(whenIdle));
}
