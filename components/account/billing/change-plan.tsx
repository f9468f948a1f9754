'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlanList } from '@/components/offers/plan-list';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { SubscriptionView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import { useDay } from '../use-day';
import panel from './billing.module.css';

interface ChangePlanProps {
  readonly subscription: SubscriptionView;
  readonly offers: OffersView;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChange: (plan: SubscriptionView['plan'], name: string) => void;
}

/** Another plan from the next month on: nothing changes before, and nothing is lost. */
export function ChangePlan({ subscription, offers, open, busy, onClose, onChange }: ChangePlanProps) {
  const t = useTranslations('offers.account.change');
  const names = useTranslations('offers.plans.names');
  const day = useDay();
  const following = subscription.nextPlan ?? subscription.plan;
  const [picked, setPicked] = useState(following);
  const fewer = fewerWearers(offers, subscription.plan, picked);
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      title={t('title')}
      description={t('words', { date: day(subscription.endDate) })}
      footer={
        <Button
          variant="primary"
          busy={busy}
          disabled={picked === following}
          onClick={() => onChange(picked, names(picked))}
        >
          {t('confirm', { plan: names(picked) })}
        </Button>
      }
    >
      <div className={panel.plans}>
        <PlanList offers={offers} value={picked} onChange={setPicked} current={subscription.plan} />
      </div>
      {fewer !== null && <p className={panel.small}>{t('fewer', { limit: fewer })}</p>}
    </Dialog>
  );
}

/** How many people the other plan saves when those are fewer than now. */
function fewerWearers(offers: OffersView, now: string, then: string): number | null {
  const of = (plan: string) => offers.plans.find(({ name }) => name === plan)?.wearers ?? 0;
  return of(then) < of(now) ? of(then) : null;
}
