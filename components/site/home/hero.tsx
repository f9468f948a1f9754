import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Showcase } from '@/lib/content/showcase';
import type { Locale } from '@/lib/i18n/locales';
import { linkTo } from '../page-link';
import { DrawnToScale } from './drawn-to-scale';
import styles from './hero.module.css';
import home from './home.module.css';

export async function Hero({ locale, top }: { readonly locale: Locale; readonly top: Showcase['top'] }) {
  const t = await getTranslations({ locale, namespace: 'site.homePage' });
  const widest = Math.max(top.front.width, top.back.width);
  return (
    <section className={styles.hero}>
      <div>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="large" {...linkTo(locale, 'create')}>
            {t('create')}
          </ButtonLink>
          <ButtonLink variant="quiet" size="large" {...linkTo(locale, 'home', 'method')}>
            {t('see')}
          </ButtonLink>
        </div>
      </div>
      <figure className={styles.figure}>
        <div className={styles.sheet} role="img" aria-label={t('drawingTitle')}>
          <div className={styles.view}>
            <DrawnToScale figure={top.front} widest={widest} />
            <span className={styles.name}>{t('front')}</span>
          </div>
          <div className={styles.view}>
            <DrawnToScale figure={top.back} widest={widest} />
            <span className={styles.name}>{t('back')}</span>
          </div>
        </div>
        <figcaption className={home.caption}>
          {t('drawingCaption', { size: top.size, bust: top.bust, ease: top.ease })}
        </figcaption>
      </figure>
    </section>
  );
}
