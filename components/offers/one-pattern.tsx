import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { linkTo } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Drawing } from '@/components/ui/drawing';
import type { OffersView } from '@/lib/billing/offers-view';
import type { PriceExample } from '@/lib/content/price-examples';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from './money';
import styles from './one-pattern.module.css';
import prices from './prices.module.css';

interface OnePatternProps {
  readonly locale: Locale;
  readonly offers: OffersView;
  readonly examples: readonly PriceExample[];
}

/** One pattern and what it costs: real garments hung along a measuring tape of prices. */
export async function OnePattern({ locale, offers, examples }: OnePatternProps) {
  const t = await getTranslations({ locale, namespace: 'offers.pattern' });
  const { currency, pattern } = offers;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const range = { from: money(pattern.from), to: money(pattern.to) };
  return (
    <section className={prices.section} aria-labelledby="pattern">
      <div className={prices.words}>
        <h2 id="pattern">{t('title')}</h2>
        <p>{t('words', range)}</p>
        <p>{t('includes')}</p>
        <ButtonLink {...linkTo(locale, 'create')}>{t('create')}</ButtonLink>
      </div>
      <div className={styles.tape} role="img" aria-label={t('picture')}>
        {examples.map(({ figure, price }) => (
          <div key={price} className={styles.hung} style={{ '--width': figure.width } as CSSProperties}>
            <Drawing figure={figure} />
            <span className={styles.price}>{money(price)}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
