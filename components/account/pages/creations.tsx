'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import { pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { PieceIcon } from '@/components/ui/icons/craft';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { PatternSummary } from '@/lib/exports/views';
import styles from '../account.module.css';
import { CreationCards } from '../creation-cards';
import { arranged, type Sort } from '../creation-list';

export function Creations() {
  const t = useTranslations('account.creations');
  const locale = useLocale();
  const loaded = useResource(loadPatterns);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Loaded of={loaded} label={t('title')} shape={['4rem', '16rem']}>
        {(patterns) =>
          patterns.length === 0 ? (
            <EmptyState
              picture={<PieceIcon />}
              title={t('noneTitle')}
              action={
                <ButtonLink variant="primary" href={pageHref(locale, 'create')}>
                  {t('create')}
                </ButtonLink>
              }
            >
              <p>{t('noneText')}</p>
            </EmptyState>
          ) : (
            <Arranged patterns={patterns} />
          )
        }
      </Loaded>
    </div>
  );
}

function Arranged({ patterns }: { readonly patterns: readonly PatternSummary[] }) {
  const t = useTranslations('account.creations');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('newest');
  const shown = useMemo(() => arranged(patterns, search, sort, locale), [patterns, search, sort, locale]);
  return (
    <>
      <div className={styles.panels}>
        <Field label={t('search')}>
          <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
        <Field label={t('sort')}>
          <Select
            value={sort}
            onChange={setSort}
            options={[
              { value: 'newest', label: t('sortNewest') },
              { value: 'oldest', label: t('sortOldest') },
              { value: 'name', label: t('sortName') },
            ]}
          />
        </Field>
      </div>
      <p role="status" className={styles.muted}>
        {shown.length === 0 ? t('nothingFound') : t('found', { count: shown.length })}
      </p>
      <CreationCards patterns={shown} />
    </>
  );
}

const loadPatterns = (api: Api) => api.patterns();
