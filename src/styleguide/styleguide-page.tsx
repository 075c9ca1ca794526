import { ThemeSwitch } from '../components/layout/theme-switch.tsx';
import { ButtonSection, SignalSection } from './controls.tsx';
import { DrawingSection, InstrumentSection, MapSection } from './figures.tsx';
import { ColourSection, ShapeSection, TypeSection, tokenSheet } from './foundations.tsx';
import { CardSection, ListSection, TableSection } from './parts.tsx';
import './styleguide.css';

/** `/_styleguide` of the development server: every token and every part of the site on one page. */
export function StyleguidePage() {
  return (
    <div className="styleguide">
      <title>Style guide</title>
      <style>{tokenSheet}</style>
      <header className="page message-page">
        <h1>Style guide</h1>
        <p className="lead">Every token and every part, drawn by the code that draws the site.</p>
        <ThemeSwitch />
      </header>
      <ColourSection />
      <TypeSection />
      <ShapeSection />
      <ButtonSection />
      <SignalSection />
      <CardSection />
      <TableSection />
      <ListSection />
      <DrawingSection />
      <InstrumentSection />
      <MapSection />
    </div>
  );
}
