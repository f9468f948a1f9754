import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { SuggestionCard } from '@/components/content/suggestion-card';
import { SuggestionFilter } from '@/components/content/suggestion-filter';
import styles from '@/components/content/suggestions.module.css';
import { breadcrumbs } from '@/lib/content/structured';
import { cardsOf } from '@/lib/content/suggestion-cards';
import { SUGGESTION_FILTERS } from '@/lib/content/suggestion-filters';
import { SUGGESTION_SIZE, suggestions, suggestionsByGarment } from '@/lib/content/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const description = t('lead', { size: SUGGESTION_SIZE });
  return pageMetadata(locale, '/suggestions', { title: t('title'), description });
}

export default async function SuggestionsPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  return (
    <PageShell title={t('title')} lead={t('lead', { size: SUGGESTION_SIZE })}>
      <JsonLd data={breadcrumbs(locale, [{ name: t('title'), path: '/suggestions' }])} />
      <div data-suggestions>
        <SuggestionFilter
          label={t('filter')}
          filters={SUGGESTION_FILTERS.map((id) => ({ id, name: t(`filters.${id}`) }))}
          counts={Array.from({ length: suggestions().length + 1 }, (_, count) => t('left', { count }))}
        />
        {suggestionsByGarment().map(({ garment, own }, group) => (
          <section key={garment} className={styles.group} aria-labelledby={garment} data-group>
            <h2 id={garment}>{t(`groups.${garment}`)}</h2>
            <ul className={styles.list}>
              {cardsOf(own).map((card, i) => (
                <SuggestionCard
                  key={card.suggestion.slug}
                  locale={locale}
                  first={group === 0 && i === 0}
                  {...card}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageShell>
  );
}
