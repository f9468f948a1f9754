'use client';

import type { BillingView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import { CreditsPanel } from './credits-panel';
import { PurchasesPanel } from './purchases-panel';
import { SubscriptionPanel } from './subscription-panel';

interface BillingPanelsProps {
  readonly billing: BillingView;
  readonly offers: OffersView;
  readonly onChanged: (billing: BillingView) => void;
}

/** What is paid for: credits, the plan, and the payments made. */
export function BillingPanels({ billing, offers, onChanged }: BillingPanelsProps) {
  return (
    <>
      <CreditsPanel {...{ billing, offers }} />
      <SubscriptionPanel {...{ billing, offers, onChanged }} />
      <PurchasesPanel billing={billing} />
    </>
  );
}
