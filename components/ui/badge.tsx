import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'plain' | 'done' | 'ask' | 'trouble';
  readonly children: ReactNode;
}

/** A word of state beside a name. The word says it; the colour only helps. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={clsx(styles.badge, tone !== 'plain' && styles[tone])}>{children}</span>;
}
