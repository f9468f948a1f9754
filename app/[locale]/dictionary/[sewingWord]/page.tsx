import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { Prose } from '@/components/content/prose';
import { WordFigure } from '@/components/content/word-figure';
import styles from '@/components/content/word-figure.module.css';
import { WordLinks } from '@/components/content/word-links';
import { WordSteps } from '@/components/content/word-steps';
import { PageLink } from '@/components/site/page-link';
import { existing, rendered } from '@/lib/content/articles';
import { slugs } from '@/lib/content/collection';
import { drawnFigure } from '@/lib/content/figures/draw-figure';
import { wordPicture } from '@/lib/content/pictures';
import { breadcrumbs } from '@/lib/content/structured';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata, pageUrl } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale; sewingWord: string }>;
}

export function generateStaticParams({ params }: { params: { locale: string } }) {
  return slugs(params.locale as Locale, 'dictionary').map((sewingWord) => ({ sewingWord }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, sewingWord } = await params;
  const { title, summary } = existing(locale, 'dictionary', sewingWord).matter;
  const t = await getTranslations({ locale, namespace: 'content.dictionary' });
  return pageMetadata(locale, `/dictionary/${sewingWord}`, {
    title: t('wordTitle', { word: title }),
    description: summary,
    picture: drawnFigure(sewingWord) && wordPicture(sewingWord),
  });
}

export default async function WordPage({ params }: PageProps) {
  const { locale, sewingWord } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'content.dictionary' });
  const word = existing(locale, 'dictionary', sewingWord);
  const { title, summary, category, also, related } = word.matter;
  const path = `/dictionary/${sewingWord}`;
  const names = also.length > 0 ? ` · ${t('also', { names: also.join(', ') })}` : '';
  return (
    <PageShell
      title={typeset(title, locale)}
      lead={typeset(summary, locale)}
      note={`${t(`categories.${category}`)}${names}`}
      back={
        <PageLink locale={locale} to="dictionary">
          {t('back')}
        </PageLink>
      }
    >
      <JsonLd
        data={[
          {
            '@type': 'DefinedTerm',
            name: title,
            ...(also.length > 0 ? { alternateName: also } : {}),
            description: summary,
            url: pageUrl(locale, path),
            inDefinedTermSet: pageUrl(locale, '/dictionary'),
          },
          breadcrumbs(locale, [
            { name: t('title'), path: '/dictionary' },
            { name: title, path },
          ]),
        ]}
      />
      <div className={styles.columns}>
        <Prose html={rendered(word, locale).html} />
        <WordFigure locale={locale} word={sewingWord} title={typeset(title, locale)} />
      </div>
      <WordSteps locale={locale} word={sewingWord} />
      <WordLinks locale={locale} title={t('related')} slugs={related} />
    </PageShell>
  );
}
