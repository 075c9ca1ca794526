import { Badge, type BadgeTone } from '../components/ui/badge.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '../components/ui/button.tsx';
import { Callout, type CalloutTone } from '../components/ui/callout.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Section } from '../components/ui/section.tsx';
import { Tooltip } from '../components/ui/tooltip.tsx';
import { BothThemes, Specimen } from './specimen.tsx';

const variants: Record<ButtonVariant, string> = {
  default: 'See prices',
  destructive: 'Cancel booking',
  outline: 'Compare boilers',
  secondary: 'More dates',
  ghost: 'Close',
  link: 'Read the guide',
  hero: 'Get fixed price',
  emergency: 'Call now',
  professional: 'Book a service',
  trusted: 'See certificate',
};
const sizes: readonly ButtonSize[] = ['sm', 'default', 'lg', 'xl', 'icon'];
const badges: Record<BadgeTone, string> = {
  outline: 'Bow',
  ink: 'Most booked',
  heat: 'Medium severity',
  water: 'Check first yourself',
  trust: 'Gas Safe registered',
  emergency: 'Engineer only',
};
const callouts: Record<CalloutTone, string> = {
  emergency: 'Smell gas?',
  warning: 'Stop at 1.5 bar',
  note: 'Note the code before you reset',
  trust: 'Guaranteed for 12 months',
};

/** Every variant of the button in every size. */
export function ButtonSection() {
  return (
    <Section title="Buttons" intro="Ten variants in five sizes. Only an emergency button pulses, and one on a page.">
      <BothThemes>
        {Object.entries(variants).map(([variant, label]) => (
          <Specimen key={variant} name={variant}>
            <div className="sg-row">
              {sizes.map((size) => (
                <Button
                  key={size}
                  variant={variant as ButtonVariant}
                  size={size}
                  still={size !== 'default'}
                  aria-label={size === 'icon' ? label : undefined}
                >
                  {size === 'icon' ? <Icon name="phone" /> : label}
                </Button>
              ))}
            </div>
          </Specimen>
        ))}
        <Specimen name="with an icon, to a new tab, with a hint">
          <div className="sg-row">
            <Button variant="emergency" still icon="phone">
              Call now
            </Button>
            <Button variant="hero" href="https://example.com/" external>
              Get fixed price
            </Button>
            <Tooltip text="Copy the number">
              <Button size="icon" variant="ghost" aria-label="Copy the number">
                <Icon name="copy" />
              </Button>
            </Tooltip>
          </div>
        </Specimen>
      </BothThemes>
    </Section>
  );
}

/** Badges, and callouts of each kind. */
export function SignalSection() {
  return (
    <Section title="Badges and callouts" intro="A colour never speaks alone: each has its word.">
      <BothThemes>
        <Specimen name="Badges">
          <div className="sg-row">
            {Object.entries(badges).map(([tone, label]) => (
              <Badge key={tone} tone={tone as BadgeTone}>
                {label}
              </Badge>
            ))}
            <Badge tone="trust" icon="shield">
              Fixed price
            </Badge>
          </div>
        </Specimen>
        <Specimen name="Callouts">
          <div className="sg-stack">
            {Object.entries(callouts).map(([tone, title]) => (
              <Callout key={tone} tone={tone as CalloutTone} title={title}>
                <p>
                  What follows in one or two lines, with <a href="#main">the whole guide</a> a press away.
                </p>
              </Callout>
            ))}
          </div>
        </Specimen>
      </BothThemes>
    </Section>
  );
}
