import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { WordIndex } from '@/components/content/word-index';
import { byLetter } from '@/lib/content/articles';
import { breadcrumbs } from '@/lib/content/structured';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata, pageUrl } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'content.dictionary' });
  return pageMetadata(locale, '/dictionary', { title: t('title'), description: t('lead') });
}

export default async function DictionaryPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'content.dictionary' });
  return (
    <PageShell title={t('title')} lead={t('lead')}>
      <JsonLd
        data={[
          { '@type': 'DefinedTermSet', name: t('title'), url: pageUrl(locale, '/dictionary') },
          breadcrumbs(locale, [{ name: t('title'), path: '/dictionary' }]),
        ]}
      />
      <WordIndex
        locale={locale}
        groups={byLetter(locale)}
        words={{ letters: t('letters'), find: t('find'), none: t('none') }}
      />
    </PageShell>
  );
}
