import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { IllustratedProse } from '@/components/content/illustrated-prose';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { WordLinks } from '@/components/content/word-links';
import { PageLink } from '@/components/site/page-link';
import { existing } from '@/lib/content/articles';
import { slugs } from '@/lib/content/collection';
import { drawnFigure } from '@/lib/content/figures/draw-figure';
import { figuresOf } from '@/lib/content/illustrations';
import { wordPicture } from '@/lib/content/pictures';
import { breadcrumbs, organization } from '@/lib/content/structured';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata, pageUrl, pictureUrl } from '@/lib/i18n/site-metadata';
import { writtenDay } from '@/lib/measurements/written-day';

interface PageProps {
  readonly params: Promise<{ locale: Locale; slug: string }>;
}

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return slugs(params.locale as Locale, 'blog').map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const { matter } = existing(locale, 'blog', slug);
  return pageMetadata(locale, `/blog/${slug}`, {
    title: matter.title,
    description: matter.summary,
    type: 'article',
    picture: pictureOf(locale, slug),
  });
}

/** The picture of the first word that is drawn beside the text. */
function pictureOf(locale: Locale, slug: string): string | undefined {
  const drawn = figuresOf(existing(locale, 'blog', slug).body).find((name) => drawnFigure(name));
  return drawn && wordPicture(drawn);
}

export default async function BlogPost({ params }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'content.blog' });
  const path = `/blog/${slug}`;
  const article = existing(locale, 'blog', slug);
  const { title, summary, date, words } = article.matter;
  return (
    <PageShell
      title={typeset(title, locale)}
      lead={typeset(summary, locale)}
      note={<time dateTime={date}>{writtenDay(date, locale)}</time>}
      back={
        <PageLink locale={locale} to="blog">
          {t('back')}
        </PageLink>
      }
    >
      <JsonLd
        data={[
          {
            '@type': 'Article',
            headline: title,
            description: summary,
            datePublished: date,
            dateModified: date,
            inLanguage: locale,
            image: pictureUrl(locale, pictureOf(locale, slug)),
            mainEntityOfPage: pageUrl(locale, path),
            author: organization(),
            publisher: organization(),
          },
          breadcrumbs(locale, [
            { name: t('title'), path: '/blog' },
            { name: title, path },
          ]),
        ]}
      />
      <IllustratedProse entry={article} locale={locale} />
      <WordLinks locale={locale} title={t('words')} slugs={words} />
    </PageShell>
  );
}
