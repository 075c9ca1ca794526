import { ThemeSwitch } from '../components/layout/theme-switch.tsx';
import { ControlSection } from './controls.tsx';
import { DrawingSection } from './figures.tsx';
import { ColourSection, TypeSection, tokenSheet } from './foundations.tsx';
import './styleguide.css';

/** Renders `/_styleguide` of the development server. */
export function StyleguidePage() {
  return (
    <div className="styleguide">
      <title>Style guide</title>
      <style>{tokenSheet}</style>
      <header className="page message-page">
        <h1>Style guide</h1>
        <ThemeSwitch />
      </header>
      <ColourSection />
      <TypeSection />
      <ControlSection />
      <DrawingSection />
    </div>
  );
}
