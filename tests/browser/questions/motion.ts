/** What would take longer than 200 ms to answer; the emergency button's pulse answers to nothing. */
export function slow(): string[] {
  const long = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.2);
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      return long(transitionDuration) || (animationName !== 'pulse-emergency' && long(animationDuration));
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** How long each animation that runs by the clock lasts in all, in ms; one that follows the scroll stands when that does. */
export function running(): number[] {
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
}

/** Notes from the first line of a document on how far its parts move by themselves (the layout shift score). */
export function noteShifts(): void {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) shifts.push((entry as PerformanceEntry & { value: number }).value);
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    sumOfShifts: () => {
      note(observer.takeRecords());
      return shifts.reduce((sum, value) => sum + value, 0);
    },
  });
}

/** The sum of what `noteShifts` has noted, once the faces of the letters are there and painted. */
export async function sumOfShifts(): Promise<number> {
  await document.fonts.ready;
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return (window as unknown as { sumOfShifts: () => number }).sumOfShifts();
}
