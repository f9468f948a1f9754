import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { CreatorIsland } from '@/components/creator/creator-island';
import { ClientMessages } from '@/components/site/client-messages';
import { offersView } from '@/lib/billing/offers-view';
import { breadcrumbs } from '@/lib/content/structured';
import { creatorApplication } from '@/lib/content/structured-offers';
import { costsCredits } from '@/lib/env/billing';
import { visitorMinutes } from '@/lib/env/visitor-minutes';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'creator.meta' });
  return pageMetadata(locale, '/create', { title: t('title'), description: t('description') });
}

export default async function CreatePage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'creator' });
  const { pattern, currency } = offersView(locale, costsCredits());
  const named = { name: t('meta.title'), description: t('meta.description') };
  const data = [
    creatorApplication(locale, named, { ...pattern, currency }),
    breadcrumbs(locale, [{ name: t('title'), path: '/create' }]),
  ];
  return (
    <main id="content" data-choices-below>
      <JsonLd data={data} />
      <h1 className="visually-hidden">{t('title')}</h1>
      <ClientMessages
        locale={locale}
        namespaces={['creator', 'measurements', 'account', 'export', 'offers', 'catalogue', 'cloth']}
      >
        <CreatorIsland visitorMinutes={visitorMinutes()} />
      </ClientMessages>
    </main>
  );
}
