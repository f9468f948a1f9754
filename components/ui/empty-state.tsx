import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Nothing here yet: says so, and shows where to begin. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture}
      <h2>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
