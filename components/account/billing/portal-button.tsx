'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBackAgain } from '@/components/offers/use-checkout';
import { useApi } from '@/components/session/session-provider';
import { useTroubleWords } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { ExternalIcon } from '@/components/ui/icons/interface';
import { useToast } from '@/components/ui/use-toast';
import { readTrouble } from '@/lib/http/trouble';

/** To the payment service's own page, where cards and invoices are. */
export function PortalButton() {
  const t = useTranslations('offers.account.plan');
  const api = useApi();
  const toast = useToast('portal');
  const say = useTroubleWords();
  const [busy, setBusy] = useState(false);
  useBackAgain(() => setBusy(false));
  const go = async () => {
    setBusy(true);
    try {
      const { url } = await (await api()).openPortal();
      window.location.assign(url);
    } catch (error) {
      toast.trouble(say(readTrouble(error)));
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" busy={busy} onClick={() => void go()}>
      <ExternalIcon />
      {t('portal')}
    </Button>
  );
}
