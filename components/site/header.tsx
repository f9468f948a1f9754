import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import buttonStyles from '@/components/ui/button.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import { MenuIcon, SearchIcon, UserIcon } from '@/components/ui/icons/interface';
import { databaseAddress } from '@/lib/content/database';
import type { Locale } from '@/lib/i18n/locales';
import { siteOrigins } from '@/lib/i18n/site-metadata';
import styles from './header.module.css';
import { LocaleSwitch } from './locale-switch';
import { NAVIGATION } from './navigation';
import { linkTo, PageLink, pageHref } from './page-link';
import { SearchOpener } from './search/search-opener';
import { Wordmark } from './wordmark';

const MENU = 'site-menu';

export async function Header({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const links = NAVIGATION.map(({ key, to, anchor }) => (
    <PageLink key={key} {...{ locale, to, anchor }} className={styles.link}>
      {t(`navigation.${key}`)}
    </PageLink>
  ));
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <div className={styles.row}>
        <PageLink locale={locale} to="home" className={styles.home} aria-label={t('home')}>
          <Wordmark />
        </PageLink>
        <nav aria-label={t('navigation.label')} className={styles.nav}>
          {links}
        </nav>
        <Search locale={locale} />
        <div className={styles.wide}>
          <LocaleSwitch locale={locale} label={t('language')} origins={siteOrigins()} />
        </div>
        <AccountLink locale={locale} />
        <div className={styles.wide}>
          <ButtonLink variant="secondary" size="small" {...linkTo(locale, 'create')}>
            {t('navigation.create')}
          </ButtonLink>
        </div>
        <button
          type="button"
          popoverTarget={MENU}
          aria-label={t('navigation.menu')}
          className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square, styles.opener)}
        >
          <MenuIcon />
        </button>
      </div>
      <div id={MENU} popover="auto" className={styles.menu}>
        <nav aria-label={t('navigation.label')} className={styles.menuLinks}>
          <PageLink locale={locale} to="create">
            {t('navigation.create')}
          </PageLink>
          {links}
        </nav>
        <div className={styles.menuFoot}>
          <LocaleSwitch locale={locale} label={t('language')} origins={siteOrigins()} />
        </div>
      </div>
    </header>
  );
}

async function Search({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.search' });
  const kinds = {
    dictionary: t('kinds.dictionary'),
    blog: t('kinds.blog'),
    faq: t('kinds.faq'),
    suggestions: t('kinds.suggestions'),
  };
  const said = {
    open: t('open'),
    close: t('close'),
    label: t('label'),
    none: t('none'),
    trouble: t('trouble'),
  };
  const words = { ...said, kinds };
  return (
    <SearchOpener
      href={pageHref(locale, 'dictionary')}
      database={databaseAddress(locale)}
      words={words}
      className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square, styles.search)}
    >
      <SearchIcon />
    </SearchOpener>
  );
}

async function AccountLink({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <PageLink locale={locale} to="account" className={styles.account}>
      <UserIcon />
      <span className={styles.accountWords}>
        <span className={styles.whenUnknown}>{t('navigation.signIn')}</span>
        <span className={styles.whenKnown}>{t('navigation.account')}</span>
      </span>
    </PageLink>
  );
}
