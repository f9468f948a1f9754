import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/site/page-link';
import { Drawing } from '@/components/ui/drawing';
import { existing } from '@/lib/content/articles';
import type { SuggestionCardOf } from '@/lib/content/suggestion-cards';
import { SHOWN_WIDTH, shellToBuyIn } from '@/lib/content/suggestion-cloth';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import link from './card-link.module.css';
import styles from './suggestions.module.css';
import { WornPicture } from './worn-picture';

interface SuggestionCardProps extends SuggestionCardOf {
  readonly locale: Locale;
  /** Level of its title in the page it stands on. */
  readonly level?: 2 | 3;
  /** It stands at the top of its page. */
  readonly first?: boolean;
}

/** A garment to start from: how it is worn, its drawing, its name and what makes it. */
export async function SuggestionCard(props: SuggestionCardProps) {
  const { locale, suggestion, front, worn, met, level = 3, first = false } = props;
  const { title, summary } = existing(locale, 'suggestions', suggestion.slug).matter;
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const Title = `h${level}` as const;
  return (
    <li className={styles.card} data-met={met.join(' ')}>
      <div className={styles.picture}>
        {worn && <WornPicture figure={worn} first={first} />}
        <Drawing figure={front} className={clsx(worn && styles.inset)} />
      </div>
      <Title className={styles.cardTitle}>
        <PageLink locale={locale} to="suggestion" slug={suggestion.slug} className={link.link}>
          {typeset(title, locale)}
        </PageLink>
      </Title>
      <p className={styles.summary}>{typeset(summary, locale)}</p>
      <p className={styles.level}>
        {t('difficulty')} {t('difficultyValue', { value: suggestion.draft.difficulty })}
        {' · '}
        {t('metresIn', { length: shellToBuyIn(suggestion.draft, locale), width: SHOWN_WIDTH })}
      </p>
    </li>
  );
}
