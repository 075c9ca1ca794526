// Asked by 2, 3, 4, 7 and 9.

/** Whether the visitor saves data or is on a 2G connection: nothing is fetched then that they did not ask for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
