'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { shallow } from 'zustand/shallow';
import { CheckIcon } from '@/components/ui/icons/interface';
import { useScreen } from '../screen';
import { completeness } from '../store/completeness';
import { useCreator, useCreatorStore } from '../store/provider';
import { useLater } from '../use-later';
import styles from './bar.module.css';

/** Whether a creation can be exported, from the parts of the state that decide it. */
export function useCompleteness() {
  const history = useCreator((state) => state.history);
  const touched = useCreator((state) => state.touched);
  const refusal = useCreator((state) => state.refusal);
  return useMemo(() => completeness({ history, touched, refusal }), [history, touched, refusal]);
}

/** The three things an export waits for, each leading to where it is settled. Basted while open, sewn when done. */
export function Checks({ onName }: { readonly onName: () => void }) {
  const t = useTranslations('creator.checks');
  const { setStep, open } = useScreen();
  const done = useLater(useCreatorStore(), completeness, shallow);
  const measures = useCreator((state) => state.history.present.measures);
  const name = useCreator((state) => state.history.present.patternName);
  const whose =
    measures.kind === 'size'
      ? t('sizeShort', { size: measures.size })
      : 'name' in measures
        ? measures.name
        : '';

  return (
    <ul className={styles.checks} aria-label={t('label')}>
      <Check
        done={done.creation === 'complete'}
        short={t('short.creation')}
        long={t(`creation.${done.creation}`)}
        onClick={() => setStep('body')}
      />
      <Check
        done={done.measurements === 'defined'}
        short={whose === '' ? t('short.measurements') : whose}
        long={
          done.measurements === 'defined'
            ? t('measurements.defined', { who: whose })
            : t(`measurements.${done.measurements}`)
        }
        onClick={() => open('measurements')}
      />
      <Check
        done={done.name === 'set'}
        short={t('short.name')}
        long={done.name === 'set' ? t('name.set', { name }) : t('name.unset')}
        onClick={onName}
      />
    </ul>
  );
}

interface CheckProps {
  readonly done: boolean;
  readonly short: string;
  readonly long: string;
  readonly onClick: () => void;
}

function Check({ done, short, long, onClick }: CheckProps) {
  return (
    <li>
      <button
        type="button"
        className={clsx(styles.check, done && styles.done)}
        aria-label={long}
        title={long}
        onClick={onClick}
      >
        {done && <CheckIcon />}
        <span className={styles.short}>{short}</span>
      </button>
    </li>
  );
}
