import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PaymentSuccess } from '@/components/offers/payment-success';
import styles from '@/components/offers/return-page.module.css';
import { ClientMessages } from '@/components/site/client-messages';
import type { Locale } from '@/lib/i18n/locales';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'offers.success' });
  return { title: t('metaTitle'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function PaymentSuccessPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <main id="content" className={styles.page}>
      <ClientMessages locale={locale} namespaces={['offers', 'account']}>
        <PaymentSuccess />
      </ClientMessages>
    </main>
  );
}
