'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatDifference } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import { useApi } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/use-toast';
import type { Wearer } from '@/lib/accounts/wearers';
import { changesOf } from '@/lib/measurements/fit';
import account from '../account.module.css';
import { useDay } from '../use-day';
import styles from './fit.module.css';

type Kept = Wearer['corrections'][number];

interface FitMemoryProps {
  readonly wearer: Wearer;
  readonly onChanged: () => void;
}

/** What earlier garments taught about someone, each line with its effect and the way to take it back. */
export function FitMemory({ wearer, onChanged }: FitMemoryProps) {
  const t = useTranslations('fit.memory');
  const { corrections, corrected, name } = wearer;
  if (corrections.length === 0) return null;
  return (
    <section className={account.panel} aria-labelledby="fit-memory">
      <h2 id="fit-memory">{t('title')}</h2>
      <p className={account.muted}>{t('text', { name })}</p>
      {!corrected && <p role="alert">{t('contradict')}</p>}
      <ul className={account.rows}>
        {corrections.map((correction) => (
          <Line key={correction.id} correction={correction} onUndone={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function Line({ correction, onUndone }: { readonly correction: Kept; readonly onUndone: () => void }) {
  const t = useTranslations('fit');
  const names = useTranslations('catalogue.measurements');
  const day = useDay();
  const locale = useLocale();
  const [unit] = useUnit();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const { id, finding, direction, patternName, createdAt } = correction;
  const toast = useToast(`correction:${id}`);
  const seen = t(`findings.${finding}.${direction === 'more' ? 'seenMore' : 'seenLess'}`);

  const undo = async () => {
    setBusy(true);
    try {
      await (await api()).removeCorrection(id);
      toast.done(t('memory.undone'));
      onUndone();
    } catch {
      toast.trouble(t('memory.undoInterrupted'));
      setBusy(false);
    }
  };

  return (
    <li className={account.row}>
      <div>
        <h3 className={styles.seen}>{seen}</h3>
        <p className={account.figures}>
          {changesOf(correction).map(({ measurement, by }) => (
            <span key={measurement} className={styles.change}>
              {names(`${measurement}.name`)} {formatDifference(by, unit, locale)}
            </span>
          ))}
          <span>{t('memory.from', { pattern: patternName, date: day(createdAt) })}</span>
        </p>
      </div>
      <Button
        size="small"
        busy={busy}
        aria-label={t('memory.undoName', { seen })}
        onClick={() => void undo()}
      >
        {t('memory.undo')}
      </Button>
    </li>
  );
}
