import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly kicker?: string;
  readonly words: ReactNode;
  readonly actions: ReactNode;
}

/** A page with one thing to say and a way on: unknown address, failure. */
export function MessagePage({ title, kicker, words, actions }: MessagePageProps) {
  return (
    <main id="content" className={styles.page}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <p className={styles.words}>{words}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <LostThread />
    </main>
  );
}

/** A needle that has lost its thread. */
function LostThread() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 260" fill="none" className={styles.drawing}>
      <path
        d="M24 214c40-6 62-22 58-44-3-17-26-20-30-4-6 24 44 42 84 16 34-22 30-62 4-62-24 0-24 36 6 42 46 9 92-40 113-98"
        stroke="var(--thread)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M8 222c6-4 10-6 16-8M4 214l20 0M10 204l14 10" stroke="var(--thread)" strokeWidth="1.5" />
      <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M196 174 262 54c4-7 12-12 16-9.500s3 12-1 19z" fill="var(--paper)" />
        <path d="m264 66 7-13" strokeWidth="3.5" stroke="var(--outline)" strokeLinecap="round" />
      </g>
      <path d="M40 246h240M40 242v8M280 242v8" stroke="currentColor" strokeDasharray="6 5" />
    </svg>
  );
}
