export const toastRegionId = 'toasts';

/** Renders the live region of notifications, which must exist before its first announcement. */
export function ToastRegion() {
  return <div id={toastRegionId} role="status" />;
}
