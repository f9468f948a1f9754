import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';

type TitleKey = 'navigation.label' | 'informations.title' | 'measures.title' | 'creations.title';

/** The title of a personal page: crawlers have nothing to find there. */
export async function accountMetadata(
  params: Promise<{ locale: Locale }>,
  title: TitleKey,
): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'account' });
  return { title: t(title) };
}
