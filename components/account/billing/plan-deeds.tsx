'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/use-toast';
import type { BillingView, SubscriptionView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import styles from '../account.module.css';
import { useDay } from '../use-day';
import { CancelPlan } from './cancel-plan';
import { ChangePlan } from './change-plan';
import { PortalButton } from './portal-button';

interface PlanDeedsProps {
  readonly subscription: SubscriptionView;
  readonly offers: OffersView;
  readonly onChanged: (billing: BillingView) => void;
}

/** What can be done about a plan that runs: change it, end it, take that back, see its bills. */
export function PlanDeeds({ subscription, offers, onChanged }: PlanDeedsProps) {
  const t = useTranslations('offers.account');
  const api = useApi();
  const toast = useToast('plan');
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const [busy, setBusy] = useState(false);

  const change = async (wanted: { plan?: string; cancelled?: boolean }, said: string) => {
    setBusy(true);
    try {
      onChanged(await (await api()).changePlan(wanted));
      toast.done(said);
      setOpen(null);
    } catch {
      toast.trouble(t('interrupted'));
    } finally {
      setBusy(false);
    }
  };
  const close = () => setOpen(null);
  const date = useDay()(subscription.endDate);
  return (
    <div className={styles.buttons}>
      {subscription.cancelled ? (
        <Button busy={busy} onClick={() => void change({ cancelled: false }, t('cancelling.resumed'))}>
          {t('plan.resume')}
        </Button>
      ) : (
        <>
          <Button onClick={() => setOpen('change')}>{t('plan.change')}</Button>
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            {t('plan.cancel')}
          </Button>
        </>
      )}
      <PortalButton />
      <ChangePlan
        {...{ subscription, offers, busy }}
        open={open === 'change'}
        onClose={close}
        onChange={(plan, name) => void change({ plan }, t('change.done', { plan: name, date }))}
      />
      <CancelPlan
        {...{ subscription, busy }}
        open={open === 'cancel'}
        onClose={close}
        onCancel={() => void change({ cancelled: true }, t('cancelling.done', { date }))}
      />
    </div>
  );
}
