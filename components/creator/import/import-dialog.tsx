'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SessionGate } from '@/components/session/session-gate';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useScreen } from '../screen';
import { SignInPrompt } from '../sign-in-prompt';
import { CodeForm } from './code-form';

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

/** The pattern code a link or a printed square brought along. */
function readCodeInAddress(): string {
  return new URL(window.location.href).searchParams.get('code')?.slice(0, 40) ?? '';
}

/** Takes the code out of the address, so that reloading does not import it once more. */
function forgetCodeInAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('code') && !url.searchParams.has('resume')) return;
  url.searchParams.delete('code');
  url.searchParams.delete('resume');
  window.history.replaceState(window.history.state, '', url);
}
