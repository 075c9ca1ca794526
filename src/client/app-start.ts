// 5 of 10. Loads the app, React and the router, when the visitor is about to continue: most visitors who call need neither.

import { onceEngaged, onInterest, savesData, whenIdle } from './interest.ts';

let isStarted = false;

/**
 * Loads the app in parts, with a pause between them: evaluated together they would block a slow phone. If one cannot be
 * loaded, links load documents until the app is started again.
 */
async function start(pause: () => Promise<void>): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    await import('./app-react.ts');
    await pause();
    // The app keeps the markup of the page, which must be complete.
    if (document.readyState === 'loading') await new Promise((next) => addEventListener('DOMContentLoaded', next));
    await import('../main.tsx');
  } catch {
    // Offline, after a deployment, or because the visitor has left the page: not an error to log.
    isStarted = false;
    delete document.documentElement.dataset.pending;
  }
}

const nextTask = () => new Promise<void>((next) => setTimeout(next));
const nextIdle = () => new Promise<void>(whenIdle);

/**
 * Starts the app at the first interest in a link of the site, or, part by part while the browser is idle, once the visitor
 * looks around. Visitors who save data get documents. The fallback for a postcode needs the app at once.
 */
export function startAppWhenWanted(): void {
  const isPending = 'pending' in document.documentElement.dataset;
  if (isPending && document.getElementById('root')?.dataset.path !== location.pathname) start(nextTask);
  if (savesData()) return;

  onInterest(() => start(nextTask));
  onceEngaged(() => start(nextIdle));
}
