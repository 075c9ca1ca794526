import { toastRegionId } from './toast-region.tsx';

/** Specification, 'Interface constants'. */
const maximumVisible = 3;
const lifetime = 4000; // ms

/** Shows a notification for 4 s. At most three are visible; the oldest is removed. */
export function showToast(text: string): void {
  const region = document.getElementById(toastRegionId);
  if (!region) return;

  const toast = document.createElement('div');
  toast.className = 'toast';
  const message = document.createElement('p');
  message.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => toast.remove());
  toast.append(message, close);

  region.append(toast);
  while (region.childElementCount > maximumVisible) region.firstElementChild?.remove();
  setTimeout(() => toast.remove(), lifetime);
}
