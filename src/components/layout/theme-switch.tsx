import { SpriteIcon } from '../ui/sprite-icon.tsx';

const themes = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'system' },
] as const;

/**
 * Light, dark, or as the device has it. The inline script does the work at a press (see client/inline-script.ts): it runs before the
 * first paint. Hidden where there are no scripts.
 */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Colour theme</legend>
      {themes.map(({ value, label, icon }) => (
        <button key={value} type="button" data-set-theme={value} aria-pressed={value === 'system'}>
          <SpriteIcon name={icon} className="icon" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
