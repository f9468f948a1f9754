import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/site/page-link';
import { existing } from '@/lib/content/articles';
import { typeset } from '@/lib/content/typography';
import { wordSteps } from '@/lib/content/word-steps';
import type { Locale } from '@/lib/i18n/locales';
import { QuotedSteps } from './quoted-steps';
import styles from './suggestion-details.module.css';

/** How what a word names is sewn, as a booklet tells and draws it; nothing for what hands do not do. */
export async function WordSteps({ locale, word }: { readonly locale: Locale; readonly word: string }) {
  const found = await wordSteps(word, locale);
  if (!found) return null;
  const t = await getTranslations({ locale, namespace: 'content.dictionary.steps' });
  const { title } = existing(locale, 'suggestions', found.from).matter;
  return (
    <section className={styles.booklet}>
      <h2>{t('heading')}</h2>
      <p className={styles.lead}>
        {t.rich('lead', {
          garment: typeset(title, locale),
          link: (words) => (
            <PageLink locale={locale} to="suggestion" slug={found.from}>
              {words}
            </PageLink>
          ),
        })}
      </p>
      <QuotedSteps steps={found.steps} pictureName={(name) => t('drawing', { title: name })} titled={false} />
    </section>
  );
}
