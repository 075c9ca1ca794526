import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';

const themes = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'system' },
] as const;

/**
 * Light, dark, or as the device has it. The shell's inline script does the work at a press (see index.html): it runs
 * before the first paint, and before this component does. Hidden where there are no scripts.
 */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribe, chosenTheme, () => 'system');

  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Colour theme</legend>
      {themes.map(({ value, label, icon }) => (
        <button key={value} type="button" data-set-theme={value} aria-pressed={chosen === value}>
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function chosenTheme(): string {
  return document.documentElement.dataset.theme ?? 'system';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
