'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { TapeIcon } from '@/components/ui/icons/craft';
import type { Locale } from '@/lib/i18n/locales';
import styles from '../account.module.css';
import { useApi } from '../identity/session-provider';
import { Loaded } from '../loaded';
import { WearerRow } from '../people/wearer-row';
import { useResource } from '../use-resource';

export function Measures() {
  const t = useTranslations('account.measures');
  const locale = useLocale() as Locale;
  const api = useApi();
  const load = useCallback(async () => (await api()).wearers(), [api]);
  const loaded = useResource(load);
  const add = (
    <ButtonLink variant="primary" href={pageHref(locale, 'wearer')}>
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {loaded.resource.status === 'ready' && loaded.resource.value.length > 0 && add}
        <p>{t('intro')}</p>
      </header>
      <Loaded of={loaded} label={t('title')}>
        {(wearers) =>
          wearers.length === 0 ? (
            <EmptyState picture={<TapeIcon />} title={t('noneTitle')} action={add}>
              <p>{t('noneText')}</p>
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {wearers.map((wearer) => (
                <WearerRow
                  key={wearer.id}
                  wearer={wearer}
                  onDeleted={() => loaded.set(wearers.filter(({ id }) => id !== wearer.id))}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
