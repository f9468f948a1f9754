import { getTranslations } from 'next-intl/server';
import { formatPrice } from '@/components/offers/price';
import { SHOWN_WIDTH, type SuggestionCloth } from '@/lib/content/suggestion-cloth';
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
  readonly cloth: readonly SuggestionCloth[];
}

/** What a garment asks for: cloth, notions, skill, time and money. */
export async function SuggestionFacts({ locale, suggestion, fabric, notions, cloth }: SuggestionFactsProps) {
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const { difficulty, times, pieces } = suggestion.draft;
  const rows = [
    [t('fabric'), typeset(fabric, locale)],
    [t('metres', { width: SHOWN_WIDTH }), metresOf(cloth)],
    [t('notions'), notions && typeset(notions, locale)],
    [t('difficulty'), t('difficultyValue', { value: difficulty })],
    [t('preparation'), formatDuration(times.preparationMinutes, locale)],
    [t('realisation'), formatDuration(times.realisationMinutes, locale)],
    [t('pieces'), String(pieces.length)],
    [t('price'), formatPrice(suggestion.price, locale)],
  ];
  return <Facts facts={rows.flatMap(([name, value]) => (name && value ? [[name, value] as const] : []))} />;
}

/** To buy of each material; which one it is goes without saying where there is but one. */
function metresOf(cloth: readonly SuggestionCloth[]): string {
  if (cloth.length === 1) return cloth[0]?.buy ?? '';
  return cloth.map(({ material, buy }) => `${material} ${buy}`).join(' · ');
}

/** Names and what they amount to, line by line. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
