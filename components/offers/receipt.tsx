'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Offers } from '@/components/account/api-types';
import { pageHref } from '@/components/site/page-link';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { AlertIcon } from '@/components/ui/icons/interface';
import type { Locale } from '@/lib/i18n/locales';
import styles from './desk.module.css';
import { formatMoney, reduced } from './money';
import { PromoField } from './promo-field';
import type { PromoState } from './use-promo';

type PlanName = Offers['plans'][number]['name'];

interface ReceiptProps {
  readonly offers: Offers;
  readonly plan: PlanName;
  readonly promo: PromoState;
  readonly current: PlanName | undefined;
  readonly signedIn: boolean;
  readonly busy: boolean;
  readonly trouble: string | null;
  readonly onPay: () => void;
}

/** What the choice costs today and later, and the one button that goes on. */
export function Receipt({ offers, plan, promo, current, signedIn, busy, trouble, onPay }: ReceiptProps) {
  const t = useTranslations('offers');
  const locale = useLocale() as Locale;
  const { currency, plans } = offers;
  const price = plans.find(({ name }) => name === plan)?.price ?? 0;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const percent = promo.promo?.percent ?? 0;
  const today = reduced(price, percent);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h3 id="receipt">{t('desk.title')}</h3>
      <dl className={styles.lines}>
        <div>
          <dt>{t('desk.plan', { plan: t(`plans.names.${plan}`) })}</dt>
          <dd>{money(price)}</dd>
        </div>
        {promo.promo && (
          <div className={styles.less}>
            <dt>{t('desk.reduction', { ...promo.promo })}</dt>
            <dd>−{money(price - today)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('desk.today')}</dt>
          <dd>{money(today)}</dd>
        </div>
      </dl>
      <p className={styles.small}>{t('desk.then', { price: money(price) })}</p>
      {!offers.open && <p>{t('desk.closed')}</p>}
      {offers.open && current && (
        <>
          <p>{t('desk.already', { plan: t(`plans.names.${current}`) })}</p>
          <ButtonLink variant="primary" wide href={pageHref(locale, 'account')}>
            {t('desk.account')}
          </ButtonLink>
        </>
      )}
      {offers.open && !current && (
        <>
          {signedIn && <PromoField state={promo} />}
          {trouble && (
            <p role="alert" className={styles.trouble}>
              <AlertIcon />
              <span>{trouble}</span>
            </p>
          )}
          <Button variant="primary" wide busy={busy} onClick={onPay}>
            {t(busy && signedIn ? 'desk.leaving' : 'desk.pay')}
          </Button>
          <p className={styles.small}>{t(signedIn ? 'desk.secure' : 'desk.signIn')}</p>
        </>
      )}
    </section>
  );
}
