import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** Optional or not yet set: basted with a dashed line. */
  readonly open?: boolean;
  /** Without inner space, for a picture that reaches the edge. */
  readonly flush?: boolean;
}

/** A piece of paper on the table. */
export function Card({ open = false, flush = false, className, ...rest }: CardProps) {
  return (
    <div className={clsx(styles.card, !flush && styles.padded, open && styles.open, className)} {...rest} />
  );
}
