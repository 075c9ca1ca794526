/** Finds transitions and animations over 200 ms, except the pulse of the emergency button. */
export function findSlowTransitions(): string[] {
  const long = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.2);
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      return long(transitionDuration) || (animationName !== 'pulse-emergency' && long(animationDuration));
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Returns the durations (ms) of running animations, except scroll-driven ones. */
export function animationTimes(): number[] {
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
}

/** Records the layout shift score of a document from its start. */
export function recordLayoutShifts(): void {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) shifts.push((entry as PerformanceEntry & { value: number }).value);
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    recordedShifts: () => {
      note(observer.takeRecords());
      return shifts.reduce((sum, value) => sum + value, 0);
    },
  });
}

/** Waits until fonts are loaded and painted, and returns the recorded score. */
export async function layoutShiftScore(): Promise<number> {
  await document.fonts.ready;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return (window as unknown as { recordedShifts: () => number }).recordedShifts();
}
