import { Badge, type BadgeTone } from '../components/ui/badge.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '../components/ui/button.tsx';
import { Callout, type CalloutTone } from '../components/ui/callout.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Section } from '../components/ui/section.tsx';
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
const badges: readonly BadgeTone[] = ['outline', 'ink', 'heat', 'water', 'trust', 'emergency'];
const callouts: readonly CalloutTone[] = ['emergency', 'warning', 'note', 'trust'];

export function ControlSection() {
  return (
    <Section title="Buttons, badges and callouts" intro="Only one emergency button of a page pulses.">
      <BothThemes>
        {() => (
          <>
            {(Object.keys(variants) as ButtonVariant[]).map((variant) => (
              <Specimen key={variant} name={variant}>
                <div className="sg-row">
                  {sizes.map((size) => (
                    <Button
                      key={size}
                      variant={variant}
                      size={size}
                      noPulse={size !== 'default'}
                      aria-label={variants[variant]}
                    >
                      {size === 'icon' ? <Icon name="phone" /> : variants[variant]}
                    </Button>
                  ))}
                </div>
              </Specimen>
            ))}
            <Specimen name="badges and callouts">
              <div className="sg-type">
                <div className="sg-row">
                  {badges.map((tone) => (
                    <Badge key={tone} tone={tone}>
                      {tone}
                    </Badge>
                  ))}
                </div>
                {callouts.map((tone) => (
                  <Callout key={tone} tone={tone} title={tone}>
                    <p>One or two lines of text.</p>
                  </Callout>
                ))}
              </div>
            </Specimen>
          </>
        )}
      </BothThemes>
    </Section>
  );
}
