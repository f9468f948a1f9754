import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What is there, in a few words. */
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What only some want to read, folded away behind its title. */
export function Disclosure({ title, className, children }: DisclosureProps) {
  return (
    <details className={className}>
      <summary className={styles.title}>{title}</summary>
      {children}
    </details>
  );
}
