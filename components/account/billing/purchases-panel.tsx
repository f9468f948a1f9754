'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/components/offers/money';
import { Card } from '@/components/ui/card';
import type { BillingView } from '@/lib/billing/account';
import styles from '../account.module.css';
import { useDay } from '../use-day';
import panel from './billing.module.css';
import { type Paid, paidList } from './paid-list';

/** Everything that was billed, the latest first. */
export function PurchasesPanel({ billing }: { readonly billing: BillingView }) {
  const t = useTranslations('offers.account.purchases');
  const rows = paidList(billing);
  return (
    <Card className={`${styles.panel} ${styles.broad}`} open={rows.length === 0}>
      <h2>{t('title')}</h2>
      {rows.length === 0 ? (
        <p className={styles.muted}>{t('none')}</p>
      ) : (
        <ul className={panel.paid}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ row }: { readonly row: Paid }) {
  const t = useTranslations('offers.account.purchases');
  const names = useTranslations('offers.plans.names');
  const locale = useLocale();
  const day = useDay('medium');
  const { kind, plan, number, date, total, currency, status, refunded } = row;
  const back = formatMoney(refunded, currency, locale);
  return (
    <li>
      <time dateTime={date}>{day(date)}</time>
      <span className={panel.what}>
        {kind === 'plan' ? t('kinds.plan', { plan: plan ? names(plan) : '' }) : t(`kinds.${kind}`)}
        {number && <small>{t(kind === 'plan' ? 'number' : 'receipt', { number })}</small>}
      </span>
      <span className={panel.sum}>
        {formatMoney(total, currency, locale)}
        {status !== 'paid' && <small>{t(`statuses.${status}`, { back })}</small>}
      </span>
    </li>
  );
}
