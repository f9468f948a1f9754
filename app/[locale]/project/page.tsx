import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Projector } from '@/components/account/projector/projector';
import { ClientMessages } from '@/components/site/client-messages';
import type { Locale } from '@/lib/i18n/locales';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'extras.projector' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function ProjectPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <main id="content">
      <ClientMessages locale={locale} namespaces={['account', 'extras', 'offers']}>
        <Projector />
      </ClientMessages>
    </main>
  );
}
