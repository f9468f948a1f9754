'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Progress } from '@/components/ui/progress';
import type { PaymentView } from '@/lib/billing/account';
import { waitsFor } from './order-memory';
import { ReturnGate, ReturnMessage } from './return-page';
import { type Outcome, watchPayment } from './watch-payment';

/** Back from paying: says what came of it, and takes a creation that waits for it on to its export. */
export function PaymentSuccess() {
  return (
    <ReturnGate>
      <Checked />
    </ReturnGate>
  );
}

function Checked() {
  const t = useTranslations('offers.success');
  const id = useSearchParams().get('payment');
  const outcome = useOutcome(id);
  const onward = outcome?.kind === 'paid' && waitsFor(outcome.payment.id);
  useOnward(onward);
  if (!outcome) {
    return (
      <ReturnMessage title={t('waitTitle')}>
        <p>{t('wait')}</p>
        <Progress label={t('waitTitle')} value={null} />
      </ReturnMessage>
    );
  }
  if (outcome.kind === 'paid') {
    return (
      <ReturnMessage title={t('title')} actions={<NextPages />}>
        <p role="status">{onward ? t('onward') : <Bought payment={outcome.payment} />}</p>
      </ReturnMessage>
    );
  }
  return (
    <ReturnMessage title={t(`${outcome.kind}Title`)} actions={<NextPages />}>
      <p role="status">{t(outcome.kind)}</p>
    </ReturnMessage>
  );
}

function useOutcome(id: string | null): Outcome | null {
  const api = useApi();
  const [outcome, setOutcome] = useState<Outcome | null>(id === null ? { kind: 'missing' } : null);
  useEffect(() => {
    if (id === null) return;
    let here = true;
    const read = async () => (await api()).payment(id);
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    void watchPayment({ read, wait }).then((known) => here && setOutcome(known));
    return () => {
      here = false;
    };
  }, [api, id]);
  return outcome;
}

/** A creation that waits goes on by itself. */
function useOnward(onward: boolean) {
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => {
    if (onward) router.replace(pageHref(locale, 'create'));
  }, [onward, router, locale]);
}

function Bought({ payment: { kind, plan, credits } }: { readonly payment: PaymentView }) {
  const t = useTranslations('offers');
  if (kind === 'subscription')
    return t('success.subscription', { plan: plan ? t(`plans.names.${plan}`) : '' });
  return kind === 'pack' ? t('success.pack', { count: credits }) : t('success.pattern');
}

function NextPages() {
  const t = useTranslations('offers.success');
  const locale = useLocale();
  return (
    <>
      <ButtonLink variant="primary" href={pageHref(locale, 'create')}>
        {t('create')}
      </ButtonLink>
      <ButtonLink href={pageHref(locale, 'account')}>{t('account')}</ButtonLink>
    </>
  );
}
