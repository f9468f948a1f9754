import { getTranslations } from 'next-intl/server';
import { SuggestionCard } from '@/components/content/suggestion-card';
import styles from '@/components/content/suggestions.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import { cardsOf, suggestionsAtHome } from '@/lib/content/suggestion-cards';
import type { Locale } from '@/lib/i18n/locales';
import { linkTo } from '../page-link';
import home from './home.module.css';

/** A few garments to start from. */
export async function Suggestions({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.homePage.suggestions' });
  return (
    <section id="suggestions" className={home.section}>
      <div className={home.head}>
        <h2>{t('heading')}</h2>
        <p className={home.words}>{t('words')}</p>
      </div>
      <ul className={styles.list}>
        {cardsOf(suggestionsAtHome()).map((card) => (
          <SuggestionCard key={card.suggestion.slug} locale={locale} {...card} />
        ))}
      </ul>
      <div>
        <ButtonLink {...linkTo(locale, 'suggestions')}>{t('all')}</ButtonLink>
      </div>
    </section>
  );
}
