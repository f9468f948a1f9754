import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { existing } from '@/lib/content/articles';
import { withPublisher } from '@/lib/content/publisher';
import { breadcrumbs } from '@/lib/content/structured';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';
import { writtenDay } from '@/lib/measurements/written-day';
import { IllustratedProse } from './illustrated-prose';
import { JsonLd } from './json-ld';
import { PageShell } from './page-shell';

interface Params {
  readonly params: Promise<{ locale: Locale }>;
}

/** A page of running text from `content/<locale>/pages`, and its metadata. */
export function textPage(slug: string) {
  async function generateMetadata({ params }: Params): Promise<Metadata> {
    const { locale } = await params;
    const { matter } = existing(locale, 'pages', slug);
    return pageMetadata(locale, `/${slug}`, { title: matter.title, description: matter.summary });
  }

  async function TextPage({ params }: Params) {
    const { locale } = await params;
    setRequestLocale(locale);
    const page = existing(locale, 'pages', slug);
    const entry = { ...page, body: withPublisher(page.body, locale) };
    return (
      <PageShell
        title={typeset(page.matter.title, locale)}
        lead={typeset(page.matter.summary, locale)}
        note={<Updated locale={locale} date={LASTING.has(slug) ? undefined : page.matter.updated} />}
      >
        <JsonLd data={breadcrumbs(locale, [{ name: page.matter.title, path: `/${slug}` }])} />
        <IllustratedProse entry={entry} locale={locale} />
      </PageShell>
    );
  }

  return { generateMetadata, TextPage };
}

/** Pages whose date says nothing to a reader. */
const LASTING = new Set(['concept', 'about-us', 'why-droitfil']);

async function Updated({ locale, date }: { readonly locale: Locale; readonly date: string | undefined }) {
  if (!date) return null;
  const t = await getTranslations({ locale, namespace: 'content' });
  return <time dateTime={date}>{t('updated', { date: writtenDay(date, locale) })}</time>;
}
