'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PieceIcon } from '@/components/ui/icons/craft';
import { AccountGate } from '../account-gate';
import { readKept, writeKept } from './kept';
import { useOfflinePage } from './use-offline-page';

interface KeptPatternProps<T> {
  /** Under which the pattern looked at last is kept: one fits a browser's memory. */
  readonly name: string;
  readonly fetch: (api: Api, id: string) => Promise<T>;
  readonly children: (pattern: T, kept: boolean) => ReactNode;
}

/** A page of one pattern by the code in its address: what is kept here opens at once, anything else once its owner is known. */
export function KeptPattern<T extends { readonly code: string }>(props: KeptPatternProps<T>) {
  useOfflinePage();
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

function Page<T extends { readonly code: string }>(props: KeptPatternProps<T>) {
  const code = useSearchParams().get('code') ?? '';
  const { name, children } = props;
  const [kept, setKept] = useState<T | null>();
  useEffect(() => {
    const last = readKept<T>(name);
    setKept(last?.code === code ? last : null);
  }, [name, code]);
  if (kept === undefined) return null;
  if (kept) return children(kept, true);
  return (
    <AccountGate>
      <Fetched {...props} code={code} />
    </AccountGate>
  );
}

function Fetched<T>({ code, fetch, name, children }: KeptPatternProps<T> & { readonly code: string }) {
  const t = useTranslations('extras.kept');
  const load = useCallback(
    async (api: Api) => {
      const own = (await api.patterns()).find((pattern) => pattern.code === code);
      if (!own) return null;
      const pattern = await fetch(api, own.id);
      return { pattern, kept: writeKept(name, pattern) };
    },
    [code, fetch, name],
  );
  return (
    <Loaded of={useResource(load)} label={t('loading')} shape={['3rem', '22rem', '5rem']}>
      {(found) => (found ? children(found.pattern, found.kept) : <Missing code={code} />)}
    </Loaded>
  );
}

function Missing({ code }: { readonly code: string }) {
  const t = useTranslations('extras.kept');
  const locale = useLocale();
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
