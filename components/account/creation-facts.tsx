'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Difficulty } from '@/components/creator/strip/difficulty';
import { formatLength } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import type { PatternView } from '@/lib/exports/views';
import { formatDuration } from '@/lib/measurements/durations';
import { MEASUREMENTS } from '@/lib/measurements/names';
import styles from './account.module.css';
import detail from './creation-detail.module.css';

/** What making it asks for, and what was paid with. */
export function CreationFacts({ pattern: { difficulty, times, promo } }: { readonly pattern: PatternView }) {
  const t = useTranslations('account.creation');
  const figures = useTranslations('creator.strip');
  const locale = useLocale();
  return (
    <dl className={detail.facts}>
      <div>
        <dt>{figures('difficulty')}</dt>
        <dd>
          <Difficulty value={difficulty} />
        </dd>
      </div>
      <div>
        <dt>{figures('preparation')}</dt>
        <dd>{formatDuration(times.preparationMinutes, locale)}</dd>
      </div>
      <div>
        <dt>{figures('realisation')}</dt>
        <dd>{formatDuration(times.realisationMinutes, locale)}</dd>
      </div>
      {promo && (
        <div>
          <dt>{t('promo')}</dt>
          <dd>{t('promoValue', { code: promo.code, percent: promo.percent / 100 })}</dd>
        </div>
      )}
    </dl>
  );
}

/** The measurements it was drawn on. */
export function CreationMeasures({ pattern: { body } }: { readonly pattern: PatternView }) {
  const t = useTranslations('account.creation');
  const names = useTranslations('catalogue.measurements');
  const locale = useLocale();
  const [unit] = useUnit();
  return (
    <section className={styles.panel} aria-labelledby="measures">
      <h2 id="measures">{t('measures')}</h2>
      <dl className={detail.measures}>
        {MEASUREMENTS.map((name) => (
          <div key={name}>
            <dt>{names(`${name}.name`)}</dt>
            <dd>{formatLength(body[name], unit, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
