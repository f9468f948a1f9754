import type { ReactNode } from 'react';
import styles from './page-shell.module.css';

interface PageShellProps {
  readonly title: string;
  readonly lead?: string;
  /** A small line under the lead: a date, a category, other names. */
  readonly note?: ReactNode;
  /** The way back to the list this page belongs to. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** What every reading page shares: one heading, a lead, and the words below. */
export function PageShell({ title, lead, note, back, children }: PageShellProps) {
  return (
    <main id="content" className={styles.page}>
      <header className={styles.head}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </main>
  );
}
