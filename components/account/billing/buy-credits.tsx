'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney, reduced } from '@/components/offers/money';
import { PromoField } from '@/components/offers/promo-field';
import { useCheckout } from '@/components/offers/use-checkout';
import { usePromo } from '@/components/offers/use-promo';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { SubscriptionView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import panel from './billing.module.css';

interface BuyCreditsProps {
  readonly offers: OffersView;
  readonly subscription: SubscriptionView;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A pack of extra credits at the price of the plan that runs, and the way to pay for it. */
export function BuyCredits({ offers, subscription, open, onOpenChange }: BuyCreditsProps) {
  const t = useTranslations('offers.account.buy');
  const words = useTranslations('offers');
  const locale = useLocale();
  const promo = usePromo();
  const checkout = useCheckout();
  const plan = offers.plans.find(({ name }) => name === subscription.plan);
  if (!plan) return null;
  const size = offers.packSize;
  const money = (cents: number) => formatMoney(cents, subscription.currency, locale);
  const total = money(reduced(plan.packPrice, promo.promo?.percent ?? 0));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('words', { size, plan: words(`plans.names.${plan.name}`) })}
      footer={
        <Button
          variant="primary"
          busy={checkout.busy}
          onClick={() => void checkout.start({ kind: 'pack' }, promo.promo?.code)}
        >
          {words('payment.pay', { price: total })}
        </Button>
      }
    >
      <p className={panel.line}>
        <span>{t('line', { size, price: money(plan.extraPrice) })}</span>
        <strong>{money(plan.packPrice)}</strong>
      </p>
      <PromoField state={promo} />
      {checkout.trouble && <p role="alert">{checkout.trouble}</p>}
      <p className={panel.small}>{words('desk.secure')}</p>
    </Dialog>
  );
}
