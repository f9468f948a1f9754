'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Api } from '@/components/api/client';
import { formatMoney, reduced } from '@/components/offers/money';
import { PromoField } from '@/components/offers/promo-field';
import { usePromo } from '@/components/offers/use-promo';
import { Loaded } from '@/components/session/loaded';
import { TroubleNote } from '@/components/session/trouble-note';
import { useResource } from '@/components/session/use-resource';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Progress } from '@/components/ui/progress';
import type { BillingView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import styles from './export.module.css';
import { useExportFlow } from './export-provider';
import type { ExportPhase } from './flow-state';
import { useWays } from './ways';

type Unpaid = Extract<ExportPhase, { phase: 'unpaid' }>;

interface PaymentProps {
  readonly state: Unpaid;
  readonly onClose: () => void;
}

/** No credit is left: this pattern alone, or the credits of a plan or a pack. The order itself is kept meanwhile. */
export function Payment(props: PaymentProps) {
  const t = useTranslations('offers.payment');
  return (
    <div className={styles.outcome}>
      <p>{t('words')}</p>
      <Loaded of={useResource(loadPayment)} label={t('title')} shape={['5rem', '5rem', '5rem', '5rem']}>
        {(loaded) => <Choice {...props} {...loaded} />}
      </Loaded>
    </div>
  );
}

interface ChoiceProps extends PaymentProps {
  readonly offers: OffersView;
  readonly billing: BillingView;
}

function Choice({ state, onClose, offers, billing }: ChoiceProps) {
  const t = useTranslations('offers.payment');
  const words = useTranslations('offers.plans');
  const locale = useLocale();
  const flow = useExportFlow();
  const promo = usePromo();
  const ways = useWays(state.price, offers, billing);
  const [picked, setPicked] = useState(0);
  const chosen = ways[picked] ?? ways[0];
  const { current, carried, frozen } = billing.credits;
  if (!chosen) return null;
  const currency = billing.subscription?.currency ?? offers.currency;
  const price = formatMoney(reduced(chosen.price, promo.promo?.percent ?? 0), currency, locale);
  return (
    <>
      <LastPayment {...state} />
      {frozen && <p className={styles.muted}>{t('frozen', { count: current + carried })}</p>}
      <ChoiceCards
        className={styles.ways}
        label={t('label')}
        value={String(picked)}
        onChange={(index) => setPicked(Number(index))}
        cards={ways.map(({ title, help, price: cents, monthly }, index) => ({
          value: String(index),
          title: (
            <span className={styles.way}>
              <span>{title}</span>
              <span>
                {formatMoney(cents, currency, locale)} {monthly && words('monthly')}
              </span>
            </span>
          ),
          help,
        }))}
      />
      <PromoField state={promo} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button variant="primary" onClick={() => void flow.pay(chosen.way, promo.promo?.code)}>
          {t('pay', { price })}
        </Button>
      </div>
    </>
  );
}

/** How the payment stands that was begun before, or why it could not be begun. */
function LastPayment({ last, refusal }: Pick<Unpaid, 'last' | 'refusal'>) {
  const t = useTranslations('offers.payment');
  if (refusal) {
    const { code, message, fields = [], figures = {} } = refusal;
    return <TroubleNote trouble={{ code, fields, figures, ...(message ? { message } : {}) }} />;
  }
  if (!last) return null;
  return (
    <p role="status" className={styles.remaining}>
      {t(last)}
    </p>
  );
}

/** Between this page and the one to pay on. */
export function OnTheWay({ phase }: { readonly phase: 'leaving' | 'checking' }) {
  const t = useTranslations('offers.payment');
  return (
    <div className={styles.outcome}>
      {phase === 'checking' && <p>{t('checkingText')}</p>}
      <Progress label={t(phase)} value={null} />
    </div>
  );
}

const loadPayment = async (api: Api) => {
  const [offers, billing] = await Promise.all([api.offers(), api.billing()]);
  return { offers, billing };
};
