import { setRequestLocale } from 'next-intl/server';
import { UnknownPage } from '@/components/site/unknown-page';
import type { Locale } from '@/lib/i18n/locales';

/** Served with status 404 for every address no route matches: see the middleware. */
export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <UnknownPage locale={locale} />;
}
