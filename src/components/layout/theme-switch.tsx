import { SpriteIcon } from '../ui/sprite-icon.tsx';

const themes = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'system' },
] as const;

/** Renders the theme switch: light, dark or system. client/app-shell.ts handles its clicks. */
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
