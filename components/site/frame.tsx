import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { CookieWindow } from './cookie-window';
import { Footer } from './footer';
import { Header } from './header';
import { PageChanges } from './page-changes';
import { PageOrFailure } from './page-or-failure';

interface FrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** What every page stands in. A page brings its own `main` with the id `content`. */
export async function Frame({ locale, children }: FrameProps) {
  const t = await getTranslations({ locale, namespace: 'site.cookies' });
  return (
    <>
      <PageChanges />
      <Header locale={locale} />
      <PageOrFailure>{children}</PageOrFailure>
      <Footer locale={locale} />
      <CookieWindow
        words={{
          title: t('title'),
          words: t('words'),
          refused: t('refused'),
          accept: t('accept'),
          decline: t('decline'),
          understood: t('understood'),
        }}
      />
    </>
  );
}
