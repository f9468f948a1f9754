'use client';
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { localeCookie } from '@/lib/i18n/locale-cookie';
import { LOCALE_NAMES, LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Origins } from '@/lib/i18n/origins';
import { localPath, readPath } from '@/lib/i18n/paths';
import styles from './locale-switch.module.css';

interface LocaleSwitchProps {
  readonly locale: Locale;
  readonly label: string;
  /** The domain of each language, where they have their own. */
  readonly origins: Origins;
}

/** The same page in another language. Plain links: another language is another document, on its own domain perhaps. */
export function LocaleSwitch({ locale, label, origins }: LocaleSwitchProps) {
  const { path } = readPath(usePathname());
  const address = (to: Locale, page: string) => (origins[to] ?? '') + localPath(to, page);

  // Query and anchor are only known in the browser; so is the address of a page that was not found.
  const follow = (event: MouseEvent<HTMLAnchorElement>, to: Locale) => {
    const cookie = localeCookie(to);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
    if (cookie) document.cookie = cookie;
    const { pathname, search, hash } = window.location;
    event.currentTarget.href = address(to, readPath(pathname).path) + search + hash;
  };

  return (
    <ul aria-label={label} className={styles.switch}>
      {LOCALES.map((each) => (
        <li key={each}>
          <a
            href={address(each, path)}
            hrefLang={each}
            lang={each}
            title={LOCALE_NAMES[each]}
            aria-label={`${each} – ${LOCALE_NAMES[each]}`}
            aria-current={each === locale ? 'true' : undefined}
            onClick={(event) => follow(event, each)}
            suppressHydrationWarning
            className={styles.link}
          >
            {each}
          </a>
        </li>
      ))}
    </ul>
  );
}
