import { getTranslations } from 'next-intl/server';
import type { QuotedStep } from '@/lib/content/quoted-steps';
import type { Locale } from '@/lib/i18n/locales';
import { QuotedSteps } from './quoted-steps';
import styles from './suggestion-details.module.css';

interface SuggestionStepsProps {
  readonly locale: Locale;
  readonly steps: readonly QuotedStep[];
}

/** A few steps of the booklet as they are printed: what one will sew by. */
export async function SuggestionSteps({ locale, steps }: SuggestionStepsProps) {
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  return (
    <section className={styles.booklet}>
      <h2>{t('booklet')}</h2>
      <p className={styles.lead}>{t('bookletLead')}</p>
      <QuotedSteps steps={steps} pictureName={(title) => t('stepDrawing', { title })} />
    </section>
  );
}
