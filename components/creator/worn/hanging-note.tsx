'use client';

import { useTranslations } from 'next-intl';
import styles from './hanging-note.module.css';
import type { WornState } from './worn-store';

const REASONS = ['untied'] as const;

interface HangingNoteProps extends Pick<WornState, 'status' | 'reason'> {
  /** Whether the garment as it was stays meanwhile. */
  readonly keepsLast: boolean;
}

/** That the garment is being hung, or in plain words why this one is only drawn flat. */
export function HangingNote({ status, reason, keepsLast }: HangingNoteProps) {
  const t = useTranslations('creator.worn');
  if (status === 'unhung') {
    const known = REASONS.find((each) => each === reason);
    return <p className={styles.note}>{t(`unhung.${known ?? 'other'}`)}</p>;
  }
  if (status !== 'waiting' && status !== 'hanging') return null;
  return (
    <p className={styles.note} data-under-way>
      {t(keepsLast ? 'again' : 'hanging')}
    </p>
  );
}
