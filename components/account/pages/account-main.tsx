'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Api } from '@/components/api/client';
import { browserStorage, loadCreation } from '@/components/creator/store/autosave';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import { PageLink, pageHref } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { Profile } from '@/lib/accounts/users';
import type { Wearer } from '@/lib/accounts/wearers';
import type { PatternSummary } from '@/lib/exports/views';
import styles from '../account.module.css';
import { BillingPanels } from '../billing/billing-panels';
import { CreationCards } from '../creation-cards';

/** The account at a glance: what to do next, what was made, for whom. */
export function AccountMain() {
  const t = useTranslations('account');
  const loaded = useResource(loadAccountMain);

  return (
    <Loaded of={loaded} label={t('identity.gate.loading')} shape={['3rem', '9rem', '14rem']}>
      {({ person, patterns, wearers, offers, billing }) => (
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>
              {person.firstName ? t('main.hello', { name: person.firstName }) : t('main.helloNameless')}
            </h1>
          </header>
          <div className={styles.panels}>
            <Actions />
            <Creations patterns={patterns} />
            {offers.open && (
              <BillingPanels
                {...{ offers, billing }}
                onChanged={(changed) => loaded.set({ person, patterns, wearers, offers, billing: changed })}
              />
            )}
            <Wearers wearers={wearers} />
            <Person person={person} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Actions() {
  const t = useTranslations('account.main');
  const locale = useLocale();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    void loadCreation(browserStorage()).then((kept) => setBegun(kept?.touched ?? false));
  }, []);
  return (
    <Card className={`${styles.panel} ${styles.broad}`}>
      <h2>{t('actions.title')}</h2>
      <div className={styles.buttons}>
        <ButtonLink variant="primary" href={pageHref(locale, 'create')}>
          {t(begun ? 'actions.resume' : 'actions.create')}
        </ButtonLink>
        <ButtonLink href={pageHref(locale, 'wearer')}>{t('actions.measures')}</ButtonLink>
      </div>
    </Card>
  );
}

function Creations({ patterns }: { readonly patterns: readonly PatternSummary[] }) {
  const t = useTranslations('account.main');
  const locale = useLocale();
  return (
    <Card className={`${styles.panel} ${styles.broad}`} open={patterns.length === 0}>
      <h2>{t('creations.title')}</h2>
      {patterns.length === 0 ? (
        <p className={styles.muted}>{t('creations.none')}</p>
      ) : (
        <>
          <CreationCards patterns={patterns.slice(0, 3)} />
          <PageLink locale={locale} to="creations" className={styles.back}>
            {t('creations.all')}
          </PageLink>
        </>
      )}
    </Card>
  );
}

function Wearers({ wearers }: { readonly wearers: readonly Wearer[] }) {
  const t = useTranslations('account.main');
  const ui = useTranslations('ui');
  const locale = useLocale();
  return (
    <Card className={styles.panel} open={wearers.length === 0}>
      <h2>{t('wearers.title')}</h2>
      <p className={styles.muted}>
        {wearers.length === 0
          ? t('wearers.none')
          : ui('pair', {
              name: t('wearers.count', { count: wearers.length }),
              value: wearers.map(({ name }) => name).join(', '),
            })}
      </p>
      <PageLink locale={locale} to="measures" className={styles.back}>
        {t('wearers.all')}
      </PageLink>
    </Card>
  );
}

function Person({ person }: { readonly person: Profile }) {
  const t = useTranslations('account.main');
  const locale = useLocale();
  return (
    <Card className={styles.panel}>
      <h2>{t('person.title')}</h2>
      <p className={styles.muted}>{person.email}</p>
      <PageLink locale={locale} to="informations" className={styles.back}>
        {t('person.change')}
      </PageLink>
    </Card>
  );
}

const loadAccountMain = async (api: Api) => {
  const [person, patterns, wearers, offers, billing] = await Promise.all([
    api.person(),
    api.patterns(),
    api.wearers(),
    api.offers(),
    api.billing(),
  ]);
  return { person, patterns, wearers, offers, billing };
};
