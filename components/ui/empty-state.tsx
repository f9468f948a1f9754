import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** Whether this is all the page has to say: its title is then the page’s. */
  readonly wholePage?: boolean;
  readonly children?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Nothing here yet: says so, and shows where to begin. */
export function EmptyState({ picture, title, wholePage = false, children, action }: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      {picture}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
