'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useCallback } from 'react';
import { PageLink } from '@/components/site/page-link';
import { ChevronLeftIcon } from '@/components/ui/icons/interface';
import type { Locale } from '@/lib/i18n/locales';
import styles from '../account.module.css';
import { FitMemory } from '../fit/fit-memory';
import { useApi } from '../identity/session-provider';
import { Loaded } from '../loaded';
import { WearerEditor } from '../people/wearer-editor';
import { useResource } from '../use-resource';

/** One person's measurements, new or already saved. */
export function WearerPageContent() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function Page() {
  const t = useTranslations('account.wearer');
  const locale = useLocale() as Locale;
  const id = useSearchParams().get('id');
  const api = useApi();
  const load = useCallback(async () => (id === null ? null : (await api()).wearer(id)), [api, id]);
  const loaded = useResource(load);
  return (
    <div className={styles.page}>
      <PageLink locale={locale} to="measures" className={styles.back}>
        <ChevronLeftIcon />
        {t('back')}
      </PageLink>
      <Loaded of={loaded} label={t('newTitle')} shape={['3rem', '20rem']}>
        {(wearer) => (
          <>
            <WearerEditor key={wearer?.id ?? 'new'} wearer={wearer} />
            {wearer && <FitMemory wearer={wearer} onChanged={loaded.reload} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
