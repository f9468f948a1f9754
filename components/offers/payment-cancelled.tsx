'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Progress } from '@/components/ui/progress';
import { ReturnGate, ReturnMessage } from './return-page';

/** Back without having paid: the checkout is closed, and what was being made is where it was. */
export function PaymentCancelled() {
  return (
    <ReturnGate>
      <Closed />
    </ReturnGate>
  );
}

function Closed() {
  const t = useTranslations('offers.cancel');
  const others = useTranslations('offers.success');
  const locale = useLocale();
  const id = useSearchParams().get('payment');
  const state = useCancelled(id);
  if (state === 'closing') {
    return (
      <ReturnMessage title={t('waitTitle')}>
        <Progress label={t('waitTitle')} value={null} />
      </ReturnMessage>
    );
  }
  const paid = state === 'paid';
  return (
    <ReturnMessage
      title={paid ? others('title') : t('title')}
      actions={
        <>
          <ButtonLink variant="primary" href={pageHref(locale, 'create')}>
            {others('create')}
          </ButtonLink>
          <ButtonLink href={pageHref(locale, 'prices')}>{others('prices')}</ButtonLink>
        </>
      }
    >
      <p role="status">{t(paid ? 'paid' : 'words')}</p>
    </ReturnMessage>
  );
}

/** Closes the checkout once; one that cannot be closed now closes by itself later, and nothing is taken either way. */
function useCancelled(id: string | null): 'closing' | 'closed' | 'paid' {
  const api = useApi();
  const [state, setState] = useState<'closing' | 'closed' | 'paid'>(id === null ? 'closed' : 'closing');
  useEffect(() => {
    if (id === null) return;
    let here = true;
    const close = async () => (await (await api()).cancelPayment(id)).status;
    close().then(
      (status) => here && setState(status === 'paid' ? 'paid' : 'closed'),
      () => here && setState('closed'),
    );
    return () => {
      here = false;
    };
  }, [api, id]);
  return state;
}
