'use client';

import { useTranslations } from 'next-intl';
import { useMovedWords } from '../moved-words';
import { useCreator } from '../store/provider';
import styles from './steps.module.css';

interface MovedNoteProps {
  readonly slot: string;
  /** Dimensions of the question itself: they stand below it and need no telling. */
  readonly own: readonly string[];
}

/** What the value just taken moved elsewhere, and that it comes back. */
export function MovedNote({ slot, own }: MovedNoteProps) {
  const t = useTranslations('creator.conflict');
  const say = useMovedWords();
  const happened = useCreator(({ announcement: said }) =>
    said && 'moved' in said && said.slot === slot ? said : null,
  );
  const aside = useCreator((state) => state.history.present.sizesAside);
  const elsewhere = happened?.moved.filter(({ size }) => !own.includes(size)) ?? [];
  if (elsewhere.length === 0) return null;
  return (
    <p className={styles.waiting}>
      {say(elsewhere)} {elsewhere.some(({ size }) => size in aside) && t('movedBack')}
    </p>
  );
}
