'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatPrice } from '@/components/offers/price';
import { ButtonLink } from '@/components/ui/button-link';
import type { Twin } from '@/lib/exports/twin';
import type { Verification } from '@/lib/exports/verify';
import { formatDuration } from '@/lib/measurements/durations';
import styles from './export.module.css';
import { patternPage } from './pattern-page';

/** What the verified pattern is and costs. */
export function OrderFigures({ figures }: { readonly figures: Verification }) {
  const t = useTranslations('export.figures');
  const strip = useTranslations('creator.strip');
  const locale = useLocale();
  const payment = useTranslations('offers.payment.credit');
  const { difficulty, times, price, credit, twin } = figures;
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
          <dd>{credit === 'none' ? formatPrice(price, locale) : payment(credit)}</dd>
        </div>
      </dl>
      {credit === 'none' && <p className={styles.muted}>{payment(credit)}</p>}
      {twin && <Known twin={twin} />}
    </>
  );
}

/** Said before anything is ordered: she has this pattern. */
function Known({ twin }: { readonly twin: Twin }) {
  const t = useTranslations('export.same');
  const locale = useLocale();
  return (
    <div className={styles.remaining} role="status">
      <p>{t('known')}</p>
      <ButtonLink size="small" href={patternPage(locale, twin.patternId)}>
        {t('account')}
      </ButtonLink>
    </div>
  );
}
