import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import type { Locale } from '@/lib/i18n/locales';
import styles from './letters.module.css';
import type { NewsletterWords } from './newsletter-driver';
import { letterWords } from './words';

/** Leaves an address for our letters. Plain markup: what drives it is fetched when it is sent. */
export async function Newsletter({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.newsletter' });
  const letters = await getTranslations({ locale, namespace: 'site.letters' });
  const own = { done: t('done'), closed: t('closed') };
  const words: NewsletterWords = { ...letterWords(letters), ...own };
  return (
    <section className={styles.newsletter} aria-label={t('title')}>
      <div>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.words}>{t('words')}</p>
      </div>
      <div>
        {/* Without scripts nothing is sent: no address ends up in an address bar. */}
        <form method="dialog" noValidate data-newsletter={JSON.stringify(words)} className={styles.line}>
          <div className={field.field}>
            <label htmlFor="newsletter-email" className={field.label}>
              {t('email')}
            </label>
            <span className={field.control}>
              <input
                id="newsletter-email"
                name="email"
                type="email"
                required
                maxLength={254}
                autoComplete="email"
                aria-describedby="newsletter-outcome"
                className={field.input}
              />
            </span>
          </div>
          <button type="submit" className={buttonClass({})}>
            {t('send')}
          </button>
        </form>
        <p id="newsletter-outcome" role="status" className={styles.outcome} />
      </div>
    </section>
  );
}
