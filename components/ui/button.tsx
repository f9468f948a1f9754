import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** `primary` is the one thing a screen is for: use it once. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as what holds it. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Under way: a second press does nothing, the words stay. */
  readonly busy?: boolean;
}

export function Button({ variant, size, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonClass({ variant, size, wide }), busy && styles.busy, className)}
    />
  );
}

/** The classes of a button, for what must be another element: a link, a file label. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook): string {
  return clsx(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide);
}
