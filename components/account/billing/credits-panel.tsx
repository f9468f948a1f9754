'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import type { BillingView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import styles from '../account.module.css';
import { useDay } from '../use-day';
import panel from './billing.module.css';
import { BuyCredits } from './buy-credits';

const KINDS = ['carried', 'current', 'extra'] as const;

interface PanelProps {
  readonly billing: BillingView;
  readonly offers: OffersView;
}

/** The three kinds of credits, what becomes of each, and when new ones come. */
export function CreditsPanel({ billing, offers }: PanelProps) {
  const t = useTranslations('offers.account.credits');
  const [buying, setBuying] = useState(false);
  const { credits, subscription } = billing;
  const runs = subscription !== undefined && subscription.status !== 'ended';
  const total = credits.carried + credits.current + credits.extra;
  // Who pays by the pattern has none and wants none: a sentence says so.
  const isWithout = total === 0 && !subscription;
  return (
    <Card className={styles.panel} open={total === 0}>
      <h2>{t('title')}</h2>
      {!isWithout && (
        <>
          <p className={panel.total}>{t('total', { count: total })}</p>
          <Kinds credits={credits} />
        </>
      )}
      <Renewal {...{ billing, offers }} />
      {!isWithout && <Events />}
      {offers.open && runs && (
        <div className={styles.buttons}>
          <Button onClick={() => setBuying(true)}>{t('buy')}</Button>
        </div>
      )}
      {runs && <BuyCredits {...{ offers, subscription }} open={buying} onOpenChange={setBuying} />}
    </Card>
  );
}

/** How many there are of each kind, and what becomes of them. */
function Kinds({ credits }: Pick<PanelProps['billing'], 'credits'>) {
  const t = useTranslations('offers.account.credits');
  const words = useTranslations('offers.credits');
  const format = new Intl.NumberFormat(useLocale());
  return (
    <dl className={panel.credits}>
      {KINDS.map((kind) => (
        <div key={kind} data-empty={credits[kind] === 0 || undefined}>
          <dt>{words(`${kind}.name`)}</dt>
          <dd className={panel.figure}>{format.format(credits[kind])}</dd>
          <dd className={panel.sentence}>
            {credits.frozen && kind !== 'extra' && credits[kind] > 0 ? t('frozen') : words(`${kind}.words`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const EVENTS = ['cancel', 'upgrade', 'downgrade', 'failed', 'refund'] as const;

/** What each turn of things does to credits, in a sentence each. */
function Events() {
  const t = useTranslations('offers.account.credits.events');
  return (
    <Disclosure className={panel.events} title={t('title')}>
      <dl>
        {EVENTS.map((event) => (
          <div key={event}>
            <dt>{t(`${event}.when`)}</dt>
            <dd>{t(`${event}.words`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function Renewal({ billing: { subscription }, offers }: PanelProps) {
  const t = useTranslations('offers.account.credits');
  const day = useDay();
  if (!subscription) return <p className={styles.muted}>{t('first')}</p>;
  const { nextPlan, nextRenewalDate } = subscription;
  const next = offers.plans.find(({ name }) => name === nextPlan);
  if (!next || !nextRenewalDate) return <p className={styles.muted}>{t('noRenewal')}</p>;
  return (
    <p className={styles.muted}>
      {t('renewal', { count: next.patterns, date: day(nextRenewalDate) })} · {t('order')}
    </p>
  );
}
