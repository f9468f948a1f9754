'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SessionGate } from '@/components/session/session-gate';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useScreen } from '../screen';
import { SignInPrompt } from '../sign-in-prompt';
import { CodeForm } from './code-form';
import { forgetCodeInAddress, readCodeInAddress } from './code-in-address';

/** Begins from the code of a pattern: one's own for everyone who is signed in, another's for subscribers. */
export default function ImportDialog() {
  const t = useTranslations('creator.import');
  const { open } = useScreen();
  const [code, setCode] = useState(readCodeInAddress);
  const close = () => {
    forgetCodeInAddress();
    open(null);
  };
  const prompt = (
    <SignInPrompt text={t('signIn')} back={code ? `code=${encodeURIComponent(code)}` : 'resume=import'} />
  );
  return (
    <Dialog open onOpenChange={(shown) => !shown && close()} title={t('title')} description={t('text')}>
      <SessionGate waiting={<Skeleton height="6rem" />} prompt={prompt}>
        <CodeForm code={code} onCode={setCode} onDone={close} />
      </SessionGate>
    </Dialog>
  );
}
