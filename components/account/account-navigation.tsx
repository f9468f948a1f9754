'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '@/components/session/session-provider';
import { PageLink } from '@/components/site/page-link';
import { readPath } from '@/lib/i18n/paths';
import { ROUTES } from '@/lib/i18n/routes';
import styles from './account.module.css';

const PAGES = [
  { name: 'main', to: 'account' },
  { name: 'creations', to: 'creations' },
  { name: 'measures', to: 'measures' },
  { name: 'informations', to: 'informations' },
] as const;

/** The pages of the account, and the way out. */
export function AccountNavigation() {
  const t = useTranslations('account');
  const locale = useLocale();
  // Where the page is made it stands under its language's folder, in the browser French has none.
  const { path } = readPath(usePathname());
  const list = useOpenInView(path);
  const session = useSession();
  const signedIn = useSessionState(({ status }) => status === 'in' || status === 'expired');
  const isOpen = (to: (typeof PAGES)[number]['to']) =>
    to === 'account' ? path === ROUTES.account.path : path.startsWith(ROUTES[to].path);
  return (
    <nav aria-label={t('navigation.label')} className={styles.navigation}>
      <ul ref={list}>
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

/** The list whose open page is slid into view: on a phone it is wider than the screen. */
function useOpenInView(path: string) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is open once the path is another
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!list.current || !open) return;
    const middle = open.offsetLeft + open.offsetWidth / 2 - list.current.offsetLeft;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [path]);
  return list;
}
