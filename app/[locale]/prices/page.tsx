import type { Metadata } from 'next';
import type { AbstractIntlMessages } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PriceListData } from '@/components/content/price-list-data';
import { Credits } from '@/components/offers/credits';
import { DeskShape } from '@/components/offers/desk-shape';
import { LazyDesk } from '@/components/offers/lazy-desk';
import { OnePattern } from '@/components/offers/one-pattern';
import styles from '@/components/offers/prices.module.css';
import { offersView } from '@/lib/billing/offers-view';
import { priceExamples } from '@/lib/content/price-examples';
import { costsCredits } from '@/lib/env/billing';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { pageMetadata } from '@/lib/i18n/site-metadata';

/** The plan in the middle is laid out until another is picked. */
const CHOSEN = 'happy';

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
  const messages = await deskMessages(locale);
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
        <LazyDesk {...{ locale, messages, offers }} chosen={CHOSEN}>
          <DeskShape offers={offers} chosen={CHOSEN} />
        </LazyDesk>
        <p className={styles.small}>{t('plans.imports')}</p>
      </section>
      <Credits locale={locale} />
    </main>
  );
}

/** What the desk may say, and nothing else of its namespaces: they are sent with the page. */
async function deskMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const { ui, errors, offers, account } = await loadMessages(locale, ['ui', 'errors', 'offers', 'account']);
  const { plans, desk, promo } = offers as Record<string, AbstractIntlMessages>;
  const { identity, troubles } = account as Record<string, AbstractIntlMessages>;
  return {
    ui,
    errors,
    offers: { plans, desk, promo },
    account: { identity, troubles },
  } as AbstractIntlMessages;
}
