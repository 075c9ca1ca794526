/** Where notifications appear. */
export const toastRegionId = 'toasts';

/** The region that notifications are put into; a status region has to be there before it can announce anything. */
export function ToastRegion() {
  return <div id={toastRegionId} role="status" />;
}
