'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { type Resource, useResource } from '@/components/session/use-resource';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { TapeIcon } from '@/components/ui/icons/craft';
import type { Wearer } from '@/lib/accounts/wearers';
import styles from '../account.module.css';
import { FullList } from '../people/full-list';
import { WearerRow } from '../people/wearer-row';

interface People {
  readonly wearers: readonly Wearer[];
  readonly limit: number;
}

/** Whether somebody was saved already and another may be. */
function roomLeft(resource: Resource<People>): boolean {
  if (resource.status !== 'ready') return false;
  const { wearers, limit } = resource.value;
  return wearers.length > 0 && wearers.length < limit;
}

export function Measures() {
  const t = useTranslations('account.measures');
  const locale = useLocale();
  const loaded = useResource(loadMeasures);
  const add = (
    <ButtonLink variant="primary" href={pageHref(locale, 'wearer')}>
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {roomLeft(loaded.resource) && add}
        <p>{t('intro')}</p>
      </header>
      <Loaded of={loaded} label={t('title')}>
        {({ wearers, limit }) =>
          wearers.length === 0 ? (
            <EmptyState picture={<TapeIcon />} title={t('noneTitle')} action={add}>
              <p>{t('noneText')}</p>
            </EmptyState>
          ) : (
            <>
              {wearers.length < limit ? (
                <p className={styles.muted}>{t('limit', { count: wearers.length, limit })}</p>
              ) : (
                <FullList limit={limit} />
              )}
              <ul className={styles.rows}>
                {wearers.map((wearer) => (
                  <WearerRow
                    key={wearer.id}
                    wearer={wearer}
                    onDeleted={() =>
                      loaded.set({ wearers: wearers.filter(({ id }) => id !== wearer.id), limit })
                    }
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

const loadMeasures = async (api: Api) => {
  const [wearers, { wearerLimit }] = await Promise.all([api.wearers(), api.billing()]);
  return { wearers, limit: wearerLimit };
};
