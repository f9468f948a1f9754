'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { SubscriptionView } from '@/lib/billing/account';
import { useDay } from '../use-day';

interface CancelPlanProps {
  readonly subscription: SubscriptionView;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

/** Asks once before a plan is cancelled, and says what stays. */
export function CancelPlan({ subscription, open, busy, onClose, onCancel }: CancelPlanProps) {
  const t = useTranslations('offers.account.cancelling');
  const names = useTranslations('offers.plans.names');
  const day = useDay();
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      title={t('title', { plan: names(subscription.plan) })}
      description={t('words', { date: day(subscription.endDate) })}
      confirm={t('confirm')}
      cancel={t('keep')}
      busy={busy}
      onConfirm={onCancel}
    />
  );
}
