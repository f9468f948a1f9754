'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { formatDuration } from '@/lib/measurements/durations';
import { formatPrice } from '../strip/price';
import styles from './export.module.css';
import type { Verified } from './phases';

/** What the verified pattern is and costs. */
export function OrderFigures({ figures }: { readonly figures: Verified }) {
  const t = useTranslations('export.figures');
  const strip = useTranslations('creator.strip');
  const locale = useLocale() as Locale;
  const payment = useTranslations('offers.payment.credit');
  const { difficulty, times, price, credit } = figures;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('difficulty')}</dt>
          <dd>{strip('difficultyValue', { value: difficulty })}</dd>
        </div>
        <div>
          <dt>{t('times')}</dt>
          <dd>
            {formatDuration(times.preparationMinutes, locale)} +{' '}
            {formatDuration(times.realisationMinutes, locale)}
          </dd>
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>{formatPrice(price, locale)}</dd>
        </div>
      </dl>
      <p className={styles.muted}>{payment(credit)}</p>
    </>
  );
}
