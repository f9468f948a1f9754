'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useCallback } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import { PageLink } from '@/components/site/page-link';
import { ChevronLeftIcon } from '@/components/ui/icons/interface';
import type { Wearer } from '@/lib/accounts/wearers';
import styles from '../account.module.css';
import { FitMemory } from '../fit/fit-memory';
import { FullList } from '../people/full-list';
import { WearerEditor } from '../people/wearer-editor';

/** One person's measurements, new or already saved. */
export function WearerPageContent() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

interface Opened {
  /** Somebody saved before, or nobody yet. */
  readonly wearer: Wearer | null;
  /** How many people the plan keeps, when there is no room for another. */
  readonly full?: number;
}

/** A new person's page: measuring takes a while, so a full list is told of before and not after. */
async function roomFor(api: Pick<Api, 'wearers' | 'billing'>): Promise<Opened> {
  const [{ length }, { wearerLimit }] = await Promise.all([api.wearers(), api.billing()]);
  return length < wearerLimit ? { wearer: null } : { wearer: null, full: wearerLimit };
}

function Page() {
  const t = useTranslations('account.wearer');
  const locale = useLocale();
  const id = useSearchParams().get('id');
  const load = useCallback(
    async (api: Api): Promise<Opened> => (id === null ? roomFor(api) : { wearer: await api.wearer(id) }),
    [id],
  );
  const loaded = useResource(load);
  return (
    <div className={styles.page}>
      <PageLink locale={locale} to="measures" className={styles.back}>
        <ChevronLeftIcon />
        {t('back')}
      </PageLink>
      <Loaded of={loaded} label={t('newTitle')} shape={['3rem', '20rem']}>
        {({ wearer, full }) =>
          full === undefined ? (
            <>
              <WearerEditor key={wearer?.id ?? 'new'} wearer={wearer} />
              {wearer && <FitMemory wearer={wearer} onChanged={loaded.reload} />}
            </>
          ) : (
            <header className={styles.head}>
              <h1>{t('newTitle')}</h1>
              <FullList limit={full} />
            </header>
          )
        }
      </Loaded>
    </div>
  );
}
