import { getTranslations } from 'next-intl/server';
import { SuggestionCard } from '@/components/content/suggestion-card';
import styles from '@/components/content/suggestions.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import type { Suggestion } from '@/lib/content/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import { linkTo } from '../page-link';
import home from './home.module.css';

interface SuggestionsProps {
  readonly locale: Locale;
  readonly shown: readonly Suggestion[];
}

/** A few garments to start from. */
export async function Suggestions({ locale, shown }: SuggestionsProps) {
  const t = await getTranslations({ locale, namespace: 'site.homePage.suggestions' });
  return (
    <section id="suggestions" className={home.section}>
      <div className={home.head}>
        <h2>{t('heading')}</h2>
        <p className={home.words}>{t('words')}</p>
      </div>
      <ul className={styles.list}>
        {shown.map((suggestion) => (
          <SuggestionCard key={suggestion.slug} locale={locale} suggestion={suggestion} />
        ))}
      </ul>
      <div>
        <ButtonLink {...linkTo(locale, 'suggestions')}>{t('all')}</ButtonLink>
      </div>
    </section>
  );
}
