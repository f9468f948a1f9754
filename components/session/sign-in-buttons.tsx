'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSession } from './session-provider';

/** Leads to the provider, to sign in or to register, and back to `returnTo`. */
export function SignInButtons({ returnTo }: { readonly returnTo: string }) {
  const t = useTranslations('account.identity');
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const go = (register: boolean) => {
    setBusy(true);
    session.signIn(returnTo, { register }).catch(() => setBusy(false));
  };
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => go(false)}>
        {t('signIn')}
      </Button>
      <Button busy={busy} onClick={() => go(true)}>
        {t('register')}
      </Button>
    </>
  );
}
