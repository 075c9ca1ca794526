import type { ComponentProps } from 'react';
import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from './icon.tsx';
import { SpriteIcon } from './sprite-icon.tsx';

export type ButtonVariant =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'hero'
  | 'emergency'
  | 'professional'
  | 'trusted';

export type ButtonSize = 'default' | 'sm' | 'lg' | 'xl' | 'icon';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Disables the pulse animation: only one emergency button per page may pulse. */
  noPulse?: boolean | undefined;
  className?: string | undefined;
}

export interface ButtonContent {
  /** Icon before the text. Links that open a new tab have an arrow instead. */
  icon?: IconName | undefined;
  /** Source of the icon. The sprite loads after the first paint, so icons of the first screen are inline. */
  iconFrom?: 'inline' | 'sprite' | 'none' | undefined;
}

interface LinkButtonProps extends ButtonLook, ButtonContent, Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel'> {
  href: string;
  /** Opens a new tab. The link's accessible name includes this. */
  external?: boolean | undefined;
}

interface PlainButtonProps extends ButtonLook, ButtonContent, Omit<ComponentProps<'button'>, 'className'> {
  href?: undefined;
}

export type ButtonProps = LinkButtonProps | PlainButtonProps;

/** Returns the classes of a button, for other links: `<PageLink className={buttonClass({ variant: 'hero' })}>`. */
export function buttonClass({ variant = 'default', size = 'default', noPulse, className }: ButtonLook = {}): string {
  const parts = [
    variant !== 'default' && `btn-${variant}`,
    size !== 'default' && `btn-${size}`,
    noPulse && 'btn-still',
  ];
  return ['btn', ...parts, className].filter(Boolean).join(' ');
}

/** Renders a button, or a link that looks like a button if `href` is set. For links to pages see `buttonClass`. */
export function Button({ icon, iconFrom = 'inline', children, ...props }: ButtonProps) {
  const { variant, size, noPulse, className, ...attributes } = props;
  const classes = buttonClass(props);
  const name = attributes.href !== undefined && attributes.external ? 'external' : icon;
  const icons = name && {
    inline: <Icon name={name} />,
    sprite: <SpriteIcon name={name} className="icon" />,
    none: null,
  };

  if (attributes.href === undefined) {
    return (
      <button type="button" {...attributes} className={classes}>
        {icons?.[iconFrom]}
        {children}
      </button>
    );
  }

  const { external, ...link } = attributes;
  return (
    <a {...link} {...(external && { target: '_blank', rel: 'noopener noreferrer' })} className={classes}>
      {icons?.[iconFrom]}
      {children}
      {external && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
