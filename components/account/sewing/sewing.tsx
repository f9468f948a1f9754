'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PieceIcon } from '@/components/ui/icons/craft';
import type { Sewing as SewingSteps } from '@/lib/exports/extras/sewing';
import type { Locale } from '@/lib/i18n/locales';
import { AccountGate } from '../account-gate';
import { keepSteps, keptSteps } from './kept-steps';
import { StepByStep } from './step-by-step';
import { useOfflinePage } from './use-offline-page';

/** The booklet as a page to sew from: what was kept here opens at once, anything else once its owner is known. */
export function Sewing() {
  useOfflinePage();
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function Page() {
  const code = useSearchParams().get('code') ?? '';
  const [kept, setKept] = useState<SewingSteps | null>();
  useEffect(() => setKept(keptSteps(code)), [code]);
  if (kept === undefined) return null;
  if (kept) return <StepByStep sewing={kept} kept />;
  return (
    <AccountGate>
      <Fetched code={code} />
    </AccountGate>
  );
}

function Fetched({ code }: { readonly code: string }) {
  const t = useTranslations('extras.sewing');
  const load = useCallback((api: Api) => fetchSteps(api, code), [code]);
  return (
    <Loaded of={useResource(load)} label={t('loading')} shape={['3rem', '22rem', '5rem']}>
      {(sewing) => (sewing ? <Ready sewing={sewing} /> : <Missing code={code} />)}
    </Loaded>
  );
}

/** Her own pattern of that code; nothing where it is not hers. */
async function fetchSteps(api: Api, code: string): Promise<SewingSteps | null> {
  const own = (await api.patterns()).find((pattern) => pattern.code === code);
  return own ? api.sewing(own.id) : null;
}

function Ready({ sewing }: { readonly sewing: SewingSteps }) {
  const [kept] = useState(() => keepSteps(sewing));
  return <StepByStep sewing={sewing} kept={kept} />;
}

function Missing({ code }: { readonly code: string }) {
  const t = useTranslations('extras.sewing');
  const locale = useLocale() as Locale;
  return (
    <EmptyState
      wholePage
      picture={<PieceIcon />}
      title={t('missingTitle')}
      action={
        <ButtonLink href={`${pageHref(locale, 'create')}?code=${encodeURIComponent(code)}`}>
          {t('reopen')}
        </ButtonLink>
      }
    >
      <p>{t('missing')}</p>
    </EmptyState>
  );
}
