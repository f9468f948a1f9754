'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import { Select } from '@/components/ui/select';
import type { PatternView } from '@/lib/exports/views';
import account from '../account.module.css';
import { Reprint } from '../extras/reprint';
import { ComparedVersions } from './compared-versions';

/** This version beside another of the same person; not shown while there is no other. */
export function Compare({ pattern }: { readonly pattern: PatternView }) {
  const t = useTranslations('account.creation.compare');
  const { resource } = useResource(loadPatterns);
  const [other, setOther] = useState<string | null>(null);
  const others = resource.status === 'ready' ? resource.value.filter(({ id }) => id !== pattern.id) : [];
  if (others.length === 0) return null;
  return (
    <section className={account.panel} aria-labelledby="compare">
      <h2 id="compare">{t('title')}</h2>
      <Select
        label={t('with')}
        placeholder={t('choose')}
        value={other}
        onChange={setOther}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {other && <Other key={other} pattern={pattern} id={other} />}
    </section>
  );
}

function Other({ pattern, id }: { readonly pattern: PatternView; readonly id: string }) {
  const t = useTranslations('account.creation.compare');
  const load = useCallback((api: Api) => api.pattern(id), [id]);
  return (
    <Loaded of={useResource(load)} label={t('title')} shape={['12rem']}>
      {(other) => (
        <>
          <ComparedVersions here={pattern} there={other} />
          <Reprint pattern={pattern} printed={other} />
        </>
      )}
    </Loaded>
  );
}

const loadPatterns = (api: Api) => api.patterns();
