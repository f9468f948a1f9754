import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { Accuracy } from '@/components/site/home/accuracy';
import { Bodies } from '@/components/site/home/bodies';
import { Hero } from '@/components/site/home/hero';
import home from '@/components/site/home/home.module.css';
import { Last } from '@/components/site/home/last';
import { Method } from '@/components/site/home/method';
import { Sheets } from '@/components/site/home/sheets';
import { Suggestions } from '@/components/site/home/suggestions';
import { Grainline } from '@/components/ui/grainline';
import { showcase } from '@/lib/content/showcase';
import { organization, website } from '@/lib/content/structured';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'site.homePage' });
  return pageMetadata(locale, '/', { title: t('title'), description: t('description') });
}

export default async function HomePage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'site.homePage' });
  const shown = await showcase(locale);
  return (
    <main id="content">
      <JsonLd data={[organization(), website(locale, t('description'))]} />
      <Hero locale={locale} />
      <div className={home.rule}>
        <Grainline />
      </div>
      <Bodies locale={locale} bodies={shown.bodies} />
      <Method locale={locale} variants={shown.variants} />
      <Suggestions locale={locale} />
      <Accuracy locale={locale} seams={shown.seams} />
      <Sheets locale={locale} laid={shown.laid} />
      <div className={home.rule}>
        <Grainline />
      </div>
      <Last locale={locale} />
    </main>
  );
}
