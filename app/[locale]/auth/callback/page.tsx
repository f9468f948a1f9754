import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SignInReturn } from '@/components/account/sign-in-return';
import { ClientMessages } from '@/components/site/client-messages';
import type { Locale } from '@/lib/i18n/locales';
import styles from '../auth.module.css';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'account.identity.callback' });
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function SignInReturnPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'account.identity.callback' });
  return (
    <main id="content" className={styles.page}>
      <h1>{t('title')}</h1>
      <ClientMessages locale={locale} namespaces={['account']}>
        <SignInReturn />
      </ClientMessages>
    </main>
  );
}
