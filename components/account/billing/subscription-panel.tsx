'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/components/offers/money';
import { pageHref } from '@/components/site/page-link';
import { Badge, type BadgeProps } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { BillingView, SubscriptionView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import styles from '../account.module.css';
import { useDay } from '../use-day';
import panel from './billing.module.css';
import { PlanDeeds } from './plan-deeds';
import { PortalButton } from './portal-button';

interface PanelProps {
  readonly billing: BillingView;
  readonly offers: OffersView;
  readonly onChanged: (billing: BillingView) => void;
}

/** The plan: what runs until when, what comes next, and everything that can be done about it. */
export function SubscriptionPanel(props: PanelProps) {
  const t = useTranslations('offers.account.plan');
  const { subscription } = props.billing;
  const runs = subscription !== undefined && subscription.status !== 'ended';
  return (
    <Card className={styles.panel} open={!runs}>
      <h2>{t('title')}</h2>
      <GivenBack {...props} />
      {subscription && runs && <Running {...props} subscription={subscription} />}
      {!runs && <None {...props} />}
    </Card>
  );
}

/** A second plan that was bought from another tab: ended and paid back. */
function GivenBack({ billing: { givenBack } }: PanelProps) {
  const t = useTranslations('offers.account.plan');
  const day = useDay();
  const names = useTranslations('offers.plans.names');
  const locale = useLocale();
  return givenBack.map(({ plan, total, currency, date }) => (
    <p key={date} role="status">
      {t('givenBack', {
        plan: names(plan),
        price: formatMoney(total, currency, locale),
        paid: total > 0 ? 'yes' : 'no',
        date: day(date),
      })}
    </p>
  ));
}

function None({ billing: { subscription }, offers }: PanelProps) {
  const t = useTranslations('offers.account.plan');
  const day = useDay();
  const locale = useLocale();
  const price = formatMoney(offers.plans[0]?.price ?? 0, offers.currency, locale);
  return (
    <>
      <p className={styles.muted}>
        {subscription ? t('endedWords', { date: day(subscription.endDate) }) : t('none', { price })}
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={pageHref(locale, 'prices')}>{t(subscription ? 'again' : 'see')}</ButtonLink>
        {subscription && <PortalButton />}
      </div>
    </>
  );
}

function Running({ subscription, ...props }: PanelProps & { readonly subscription: SubscriptionView }) {
  const t = useTranslations('offers.account.plan');
  const day = useDay();
  const words = useTranslations('offers.plans');
  const { plan, endDate, status } = subscription;
  return (
    <>
      <p className={panel.plan}>
        {words(`names.${plan}`)} <State subscription={subscription} />
      </p>
      {status === 'unpaid' && <p role="alert">{t('unpaidWords')}</p>}
      <dl className={panel.facts}>
        {status === 'active' && (
          <div>
            <dt className="visually-hidden">{t('title')}</dt>
            <dd>{t('until', { date: day(endDate) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('nextLabel')}</dt>
          <dd>
            <Next subscription={subscription} offers={props.offers} />
          </dd>
        </div>
      </dl>
      <PlanDeeds subscription={subscription} offers={props.offers} onChanged={props.onChanged} />
    </>
  );
}

const TONES: Readonly<Record<'active' | 'stopping' | 'unpaid', BadgeProps['tone']>> = {
  active: 'done',
  stopping: 'ask',
  unpaid: 'trouble',
};

function State({ subscription: { status, cancelled } }: { readonly subscription: SubscriptionView }) {
  const t = useTranslations('offers.account.plan');
  const state = status === 'unpaid' ? 'unpaid' : cancelled ? 'stopping' : 'active';
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}

function Next({
  subscription,
  offers,
}: {
  readonly subscription: SubscriptionView;
  readonly offers: OffersView;
}) {
  const t = useTranslations('offers.account.plan');
  const day = useDay();
  const words = useTranslations('offers.plans');
  const locale = useLocale();
  const { nextPlan, nextRenewalDate, currency } = subscription;
  const next = offers.plans.find(({ name }) => name === nextPlan);
  if (!next || !nextRenewalDate) return t('stops');
  const price = formatMoney(next.price, currency, locale);
  return t('next', { plan: words(`names.${next.name}`), price, date: day(nextRenewalDate) });
}
