import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Locale } from '@/lib/i18n/locales';
import { linkTo } from '../page-link';
import home from './home.module.css';
import styles from './last.module.css';

export async function Last({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.homePage' });
  return (
    <section className={styles.section}>
      <div className={home.head}>
        <h2>{t('last.heading')}</h2>
        <p className={home.words}>{t('last.words')}</p>
        <div className={styles.action}>
          <ButtonLink size="large" {...linkTo(locale, 'create')}>
            {t('create')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
