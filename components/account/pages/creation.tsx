'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useCallback, useEffect } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useApi } from '@/components/session/session-provider';
import { type Loaded as LoadedPattern, useResource } from '@/components/session/use-resource';
import { PageLink, pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PieceIcon } from '@/components/ui/icons/craft';
import { ChevronLeftIcon } from '@/components/ui/icons/interface';
import type { PatternView } from '@/lib/exports/views';
import styles from '../account.module.css';
import { CreationDetail } from '../creation-detail';

/** One pattern with its files; without an id, where to find one. */
export function Creation() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function Page() {
  const t = useTranslations('account.creation');
  const locale = useLocale();
  const id = useSearchParams().get('id');
  return (
    <div className={styles.page}>
      <PageLink locale={locale} to="creations" className={styles.back}>
        <ChevronLeftIcon />
        {t('back')}
      </PageLink>
      {id ? <Detail id={id} /> : <Missing title={t('missingTitle')} text={t('missing')} />}
    </div>
  );
}

function Missing({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslations('account.creation');
  const locale = useLocale();
  return (
    <EmptyState
      wholePage
      picture={<PieceIcon />}
      title={title}
      action={<ButtonLink href={pageHref(locale, 'creations')}>{t('back')}</ButtonLink>}
    >
      <p>{text}</p>
    </EmptyState>
  );
}

function Detail({ id }: { readonly id: string }) {
  const t = useTranslations('account.creation');
  const load = useCallback((api: Api) => api.pattern(id), [id]);
  const loaded = useResource(load);
  useRefresh(loaded, load);
  const { resource } = loaded;
  if (resource.status === 'failed' && resource.trouble.code === 'not-found') {
    return <Missing title={t('missingTitle')} text={t('notFound')} />;
  }
  return (
    <Loaded of={loaded} label={t('files')} shape={['3rem', '18rem']}>
      {(pattern) => <CreationDetail pattern={pattern} onChanged={loaded.reload} />}
    </Loaded>
  );
}

const REFRESH_MS = 2_000;

/** A pattern still being made is looked at again until it is ready. */
function useRefresh({ resource, set }: LoadedPattern<PatternView>, load: (api: Api) => Promise<PatternView>) {
  const api = useApi();
  const waiting =
    resource.status === 'ready' && ['pending', 'running'].includes(resource.value.export.status);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      api()
        .then(load)
        .then(set, () => {
          // One look that fails is followed by the next.
        });
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [waiting, api, load, set]);
}
