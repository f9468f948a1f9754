'use client';

import { useTranslations } from 'next-intl';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import styles from '../account.module.css';
import { DeleteAccount } from '../people/delete-account';
import { OwnData } from '../people/own-data';
import { PendingEmail } from '../people/pending-email';
import { PersonForm } from '../people/person-form';

export function Informations() {
  const t = useTranslations('account.informations');
  const loaded = useResource(loadPerson);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Loaded of={loaded} label={t('title')} shape={['4.5rem', '4.5rem', '4.5rem', '4.5rem']}>
        {(person) => (
          <>
            {person.pendingEmail && <PendingEmail person={person} onChanged={loaded.set} />}
            <PersonForm person={person} onChanged={loaded.set} />
          </>
        )}
      </Loaded>
      <OwnData />
      <DeleteAccount />
    </div>
  );
}

const loadPerson = (api: Api) => api.person();
