import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import styles from './letters.module.css';

/** Said in words because the badge that says it is hidden. Nothing to say where no captcha is configured. */
export async function Protected({ locale }: { readonly locale: Locale }) {
  if (!process.env.NEXT_PUBLIC_CAPTCHA_SITE_KEY) return null;
  const t = await getTranslations({ locale, namespace: 'site.letters' });
  return (
    <p className={styles.protected}>
      {t.rich('protected', {
        privacy: (words) => <a href="https://policies.google.com/privacy">{words}</a>,
        terms: (words) => <a href="https://policies.google.com/terms">{words}</a>,
      })}
    </p>
  );
}
