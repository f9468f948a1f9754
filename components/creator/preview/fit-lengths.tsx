'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatLength } from '@/components/measurements/units';
import { useScreen } from '../screen';
import { usePreview } from './preview-context';
import styles from './stage.module.css';

const LENGTHS = ['biceps', 'sleeveLength', 'backLength', 'centreBackLength', 'shoulder', 'hem'] as const;

/** What no bar can show: the sleeve and the lengths, as the garment will measure. */
export function FitLengths() {
  const t = useTranslations('creator.fit');
  const locale = useLocale();
  const { unit } = useScreen();
  const finished = usePreview((state) => state.summary?.finished) ?? {};
  const ease = usePreview((state) => state.summary?.ease) ?? {};
  const say = (cm: number) => formatLength(cm, unit, locale, 1);
  return (
    <dl className={styles.lengths}>
      {LENGTHS.filter((name) => finished[name] !== undefined).map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            {ease[name] === undefined
              ? say(finished[name] as number)
              : t('more', { garment: say(finished[name] as number), ease: say(ease[name]) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
