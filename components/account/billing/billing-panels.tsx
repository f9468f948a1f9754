'use client';

import type { Billing, Offers } from '@/components/api/types';
import { CreditsPanel } from './credits-panel';
import { PurchasesPanel } from './purchases-panel';
import { SubscriptionPanel } from './subscription-panel';

interface BillingPanelsProps {
  readonly billing: Billing;
  readonly offers: Offers;
  readonly onChanged: (billing: Billing) => void;
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
