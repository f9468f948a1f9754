import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pageHref } from '@/components/site/page-link';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { AlertIcon } from '@/components/ui/icons/interface';
import type { PlanName } from '@/lib/billing/offers';
import type { OffersView } from '@/lib/billing/offers-view';
import styles from './desk.module.css';
import { formatMoney, reduced } from './money';
import type { Promo } from './use-promo';

interface ReceiptProps {
  readonly offers: OffersView;
  readonly plan: PlanName;
  readonly promo?: Promo | null;
  readonly current?: PlanName | undefined;
  readonly signedIn?: boolean;
  readonly busy?: boolean;
  readonly trouble?: string | null;
  /** Not there where the desk is made for a page: its button then sends the form it stands in. */
  readonly onPay?: () => void;
  /** Where a promo code is typed in, for whoever is signed in. */
  readonly children?: ReactNode;
}

/** What the choice costs today and later, and the one button that goes on. */
export function Receipt(props: ReceiptProps) {
  const { offers, plan, promo, current, signedIn = false, busy = false, trouble, onPay, children } = props;
  const t = useTranslations('offers');
  const locale = useLocale();
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h3 id="receipt">{t('desk.title')}</h3>
      <Lines {...{ offers, plan, promo }} />
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
          {children}
          {trouble && (
            <p role="alert" className={styles.trouble}>
              <AlertIcon />
              <span>{trouble}</span>
            </p>
          )}
          <Button
            variant="primary"
            wide
            type={onPay ? 'button' : 'submit'}
            busy={busy}
            onClick={onPay}
            value="pay"
          >
            {t(busy && signedIn ? 'desk.leaving' : 'desk.pay')}
          </Button>
          <p className={styles.small}>{t(signedIn ? 'desk.secure' : 'desk.signIn')}</p>
        </>
      )}
    </section>
  );
}

/** Today with what the promo code takes off, and the months after it. */
function Lines({
  offers: { currency, plans },
  plan,
  promo,
}: Pick<ReceiptProps, 'offers' | 'plan' | 'promo'>) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const price = plans.find(({ name }) => name === plan)?.price ?? 0;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  const percent = promo?.percent ?? 0;
  const today = reduced(price, percent);
  return (
    <>
      <dl className={styles.lines}>
        <div>
          <dt>{t('desk.plan', { plan: t(`plans.names.${plan}`) })}</dt>
          <dd>{money(price)}</dd>
        </div>
        {promo && (
          <div className={styles.less}>
            <dt>{t('desk.reduction', { ...promo })}</dt>
            <dd>−{money(price - today)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('desk.today')}</dt>
          <dd>{money(today)}</dd>
        </div>
      </dl>
      <p className={styles.small}>{t('desk.then', { price: money(price) })}</p>
    </>
  );
}
