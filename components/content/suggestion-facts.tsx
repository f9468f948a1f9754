import { getTranslations } from 'next-intl/server';
import { formatPrice } from '@/components/offers/price';
import type { Suggestion } from '@/lib/content/suggestions';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { formatDuration } from '@/lib/measurements/durations';
import styles from './suggestions.module.css';

interface SuggestionFactsProps {
  readonly locale: Locale;
  readonly suggestion: Suggestion;
  readonly fabric: string;
  readonly notions: string | undefined;
}

/** What a garment asks for: cloth, notions, skill, time and money. */
export async function SuggestionFacts({ locale, suggestion, fabric, notions }: SuggestionFactsProps) {
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const { difficulty, times, pieces } = suggestion.draft;
  const rows = [
    [t('fabric'), typeset(fabric, locale)],
    [t('notions'), notions && typeset(notions, locale)],
    [t('difficulty'), t('difficultyValue', { value: difficulty })],
    [t('preparation'), formatDuration(times.preparationMinutes, locale)],
    [t('realisation'), formatDuration(times.realisationMinutes, locale)],
    [t('pieces'), String(pieces.length)],
    [t('price'), formatPrice(suggestion.price, locale)],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
