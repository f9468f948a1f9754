import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ArticleCard } from '@/components/content/article-card';
import styles from '@/components/content/article-card.module.css';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { articlePictures } from '@/lib/content/article-pictures';
import { collection } from '@/lib/content/collection';
import { breadcrumbs } from '@/lib/content/structured';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'content.blog' });
  return pageMetadata(locale, '/blog', { title: t('title'), description: t('lead') });
}

export default async function BlogPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'content.blog' });
  const articles = [...collection(locale, 'blog')].sort((a, b) => b.matter.date.localeCompare(a.matter.date));
  const pictures = articlePictures();
  return (
    <PageShell title={t('title')} lead={t('lead')}>
      <JsonLd data={breadcrumbs(locale, [{ name: t('title'), path: '/blog' }])} />
      <ul className={styles.list}>
        {articles.map((article) => (
          <ArticleCard
            key={article.slug}
            locale={locale}
            article={article}
            picture={pictures.get(article.slug)}
            topic={t(`topics.${article.matter.topic}`)}
          />
        ))}
      </ul>
    </PageShell>
  );
}
