import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';
import type { QuotedStep } from '@/lib/content/suggestion-steps';
import type { Locale } from '@/lib/i18n/locales';
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
      <ol className={styles.steps}>
        {steps.map(({ number, title, text, figure }) => (
          <li key={number} className={styles.step}>
            <div className={styles.picture} role="img" aria-label={t('stepDrawing', { title })}>
              <Drawing figure={figure} />
            </div>
            <h3 className={styles.title}>
              <span aria-hidden>{number}</span>
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
