'use client';

import { useTranslations } from 'next-intl';
import type { Conflict } from '@/lib/choices/types';
import { useMovedWords } from '../moved-words';
import { useCreator } from '../store/provider';
import type { Announcement } from '../store/state';
import { useCatalogueWords } from '../words';
import styles from './steps.module.css';

interface MovedNoteProps {
  readonly slot: string;
  /** Dimensions of the question itself: they stand below it and need no telling. */
  readonly own: readonly string[];
}

/** What the value just taken moved elsewhere and why, and that it comes back. */
export function MovedNote({ slot, own }: MovedNoteProps) {
  const t = useTranslations('creator.conflict');
  const say = useMovedWords();
  const happened = useCreator(({ announcement: said }) =>
    said && 'moved' in said && said.slot === slot ? said : null,
  );
  const aside = useCreator((state) => state.history.present.sizesAside);
  const gaveWay = switchedOffBy(happened);
  const elsewhere = happened?.moved.filter(({ size }) => !own.includes(size)) ?? [];
  if (gaveWay.length + elsewhere.length === 0) return null;
  return (
    <div className={styles.moved}>
      {gaveWay.length > 0 && <Replaced conflicts={gaveWay} />}
      {elsewhere.length > 0 && (
        <p>
          {say(elsewhere)} {elsewhere.some(({ size }) => size in aside) && t('movedBack')}
        </p>
      )}
    </div>
  );
}

function switchedOffBy(happened: Announcement | null): readonly Conflict[] {
  return happened?.kind === 'forced' ? happened.switchedOff : [];
}

function Replaced({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  const t = useTranslations('creator.conflict');
  const words = useCatalogueWords();
  return (
    <>
      {conflicts.map(({ slot, value, nearest, reason }) => (
        <p key={slot}>
          {t('gaveWay', {
            slot: words.slot(slot),
            value: words.value(slot, value),
            nearest: words.value(slot, nearest),
          })}{' '}
          <span className={styles.why}>{words.reason(reason)}</span>
        </p>
      ))}
    </>
  );
}
