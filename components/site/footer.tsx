import { getTranslations } from 'next-intl/server';
import { HalfIcon, MoonIcon, SunIcon } from '@/components/ui/icons/interface';
import type { Locale } from '@/lib/i18n/locales';
import { siteOrigins } from '@/lib/i18n/site-metadata';
import styles from './footer.module.css';
import { Newsletter } from './letters/newsletter';
import { LocaleSwitch } from './locale-switch';
import { FOOTER_NAVIGATION } from './navigation';
import { PageLink } from './page-link';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';

export async function Footer({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <footer className={styles.footer}>
      <Newsletter locale={locale} />
      <div className={styles.inner}>
        <div>
          <Wordmark />
          <p className={styles.words}>{t('footer.words')}</p>
        </div>
        <nav aria-label={t('footer.label')} className={styles.links}>
          {FOOTER_NAVIGATION.map((column) => (
            <ul key={column[0]?.key} className={styles.column}>
              {column.map(({ key, to, anchor }) => (
                <li key={key}>
                  <PageLink {...{ locale, to, anchor }}>{t(`navigation.${key}`)}</PageLink>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className={styles.last}>
          <LocaleSwitch locale={locale} label={t('language')} origins={siteOrigins()} />
          <ThemeSwitch
            label={t('theme.label')}
            names={{ auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') }}
            signs={{ auto: <HalfIcon />, light: <SunIcon />, dark: <MoonIcon /> }}
          />
        </div>
      </div>
    </footer>
  );
}
