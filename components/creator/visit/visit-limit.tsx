'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSessionState } from '@/components/session/session-provider';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { localPath } from '@/lib/i18n/paths';
import { SignInPrompt } from '../sign-in-prompt';
import { browserStorage } from '../store/autosave';
import { spend, timeSpent } from './visit-time';

interface VisitLimitProps {
  /** Minutes of free designing; 0 for no limit. */
  readonly minutes: number;
}

const TICK_MS = 5_000;

/** Counts the time a visitor designs, across reloads, and asks her to sign in once it is used up. */
export function VisitLimit({ minutes }: VisitLimitProps) {
  const t = useTranslations('creator.visit');
  const locale = useLocale();
  const visiting = useSessionState(({ status }) => status === 'out');
  const over = useTimeIsUp(minutes * 60_000, visiting && minutes > 0);
  if (!over || !visiting) return null;
  return (
    <Dialog open onOpenChange={() => {}} closable={false} title={t('title')}>
      <SignInPrompt text={t('text', { minutes })} back="" />
      <ButtonLink href={localPath(locale, '/')}>{t('read')}</ButtonLink>
    </Dialog>
  );
}

/** Only time with the page in sight counts. */
function useTimeIsUp(limit: number, counting: boolean): boolean {
  const [spent, setSpent] = useState(() => timeSpent(browserStorage()));
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        setSpent((before) => spend(browserStorage(), before, TICK_MS));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [counting]);
  return counting && spent >= limit;
}
