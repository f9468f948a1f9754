import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PriceListData } from '@/components/content/price-list-data';
import { Credits } from '@/components/offers/credits';
import { DeskIsland } from '@/components/offers/desk-island';
import { OnePattern } from '@/components/offers/one-pattern';
import styles from '@/components/offers/prices.module.css';
import { ClientMessages } from '@/components/site/client-messages';
import { offersView } from '@/lib/billing/offers-view';
import { priceExamples } from '@/lib/content/price-examples';
import { costsCredits } from '@/lib/env/billing';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'offers.meta' });
  return pageMetadata(locale, '/prices', { title: t('title'), description: t('description') });
}

export default async function PricesPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'offers' });
  const offers = offersView(locale, costsCredits());
  return (
    <main id="content" className={styles.page}>
      <PriceListData locale={locale} offers={offers} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <OnePattern locale={locale} offers={offers} examples={priceExamples()} />
      <section className={styles.section} aria-labelledby="plans">
        <div className={styles.words}>
          <h2 id="plans">{t('plans.title')}</h2>
          <p>{t('plans.words')}</p>
        </div>
        <ClientMessages locale={locale} namespaces={['offers', 'account']}>
          <DeskIsland offers={offers} />
        </ClientMessages>
        <p className={styles.small}>{t('plans.imports')}</p>
      </section>
      <Credits locale={locale} />
    </main>
  );
}
