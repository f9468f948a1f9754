'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { PageLink, pageHref } from '@/components/site/page-link';
import type { Locale } from '@/lib/i18n/locales';
import styles from './account.module.css';
import { useSession, useSessionState } from './identity/session-provider';

const PAGES = [
  { name: 'main', to: 'account' },
  { name: 'creations', to: 'creations' },
  { name: 'measures', to: 'measures' },
  { name: 'informations', to: 'informations' },
] as const;

/** The pages of the account, and the way out. */
export function AccountNavigation() {
  const t = useTranslations('account');
  const locale = useLocale() as Locale;
  const path = usePathname();
  const session = useSession();
  const signedIn = useSessionState(({ status }) => status === 'in' || status === 'expired');
  const isOpen = (to: (typeof PAGES)[number]['to']) => {
    const href = pageHref(locale, to);
    return to === 'account' ? path === href : path.startsWith(href);
  };
  return (
    <nav aria-label={t('navigation.label')} className={styles.navigation}>
      <ul>
        {PAGES.map(({ name, to }) => (
          <li key={name}>
            <PageLink locale={locale} to={to} aria-current={isOpen(to) ? 'page' : undefined}>
              {t(`navigation.${name}`)}
            </PageLink>
          </li>
        ))}
        {signedIn && (
          <li>
            <button type="button" onClick={() => void session.signOut().catch(() => {})}>
              {t('identity.signOut')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
