'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import styles from './steps.module.css';

/** What a choice would switch off and why, with the ways on: force it, take the nearest, or leave all as it is. */
export function ConflictNote({ slot }: { readonly slot: string }) {
  const pending = useCreator((state) => (state.pending?.slot === slot ? state.pending : null));
  const { force, takeNearest, dismiss } = useActions();
  const words = useCatalogueWords();
  const t = useTranslations('creator.conflict');
  const box = useRef<HTMLDivElement>(null);
  const title = useId();

  useEffect(() => {
    if (!pending) return;
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    box.current?.focus({ preventScroll: true });
  }, [pending]);

  if (!pending) return null;
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={styles.conflict}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <p id={title} className={styles.conflictTitle}>
        {t('title', { value: words.value(slot, pending.value) })}
      </p>
      <ul className={styles.reasons}>
        {pending.switchesOff.map((conflict) => (
          <li key={conflict.slot}>
            <span>
              {t('row', {
                slot: words.slot(conflict.slot),
                value: words.value(conflict.slot, conflict.value),
                nearest: words.value(conflict.slot, conflict.nearest),
              })}
            </span>{' '}
            <span className={styles.why}>{words.reason(conflict.reason)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.why}>{t('comesBack')}</p>
      <div className={styles.ways}>
        <Button size="small" onClick={force}>
          {t('force')}
        </Button>
        {pending.nearest && (
          <Button size="small" onClick={takeNearest}>
            {t('nearest', { value: words.value(slot, pending.nearest) })}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={dismiss}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

function useActions() {
  const force = useCreator((state) => state.force);
  const takeNearest = useCreator((state) => state.takeNearest);
  const dismiss = useCreator((state) => state.dismiss);
  return { force, takeNearest, dismiss };
}
