import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

export async function UnknownPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'errors' });
  return (
    <main>
      <h1>{t('unknownPage.title')}</h1>
      <p>{t('unknownPage.notFound')}</p>
    </main>
  );
}
