import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/site/page-link';
import type { Locale } from '@/lib/i18n/locales';
import styles from './credits.module.css';
import prices from './prices.module.css';

const KINDS = ['carried', 'current', 'extra'] as const;

/** The three kinds of credits in a sentence each, in the order in which they are used. */
export async function Credits({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'offers.credits' });
  return (
    <section className={prices.section} aria-labelledby="credits">
      <div className={prices.words}>
        <h2 id="credits">{t('title')}</h2>
        <p>{t('safe')}</p>
      </div>
      <dl className={styles.kinds}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`${kind}.name`)}</dt>
            <dd>{t(`${kind}.words`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <PageLink locale={locale} to="terms" anchor="credits">
          {t('terms')}
        </PageLink>
      </p>
    </section>
  );
}
