import { getTranslations } from 'next-intl/server';
import type { Showcase } from '@/lib/content/showcase';
import type { Locale } from '@/lib/i18n/locales';
import { DrawnToScale } from './drawn-to-scale';
import home from './home.module.css';
import styles from './method.module.css';

const STEPS = ['measure', 'choose', 'see', 'print'] as const;

export async function Method({
  locale,
  variants,
}: {
  readonly locale: Locale;
  readonly variants: Showcase['variants'];
}) {
  const t = await getTranslations({ locale, namespace: 'site.homePage.method' });
  const widest = Math.max(...variants.map(({ width }) => width));
  return (
    <section id="method" className={styles.section}>
      <h2 className={styles.heading}>{t('heading')}</h2>
      <ol className={styles.tape}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <h3>{t(`${step}.title`)}</h3>
            <p className={styles.text}>{t(`${step}.words`)}</p>
          </li>
        ))}
      </ol>
      <figure className={styles.figure}>
        <div className={styles.variants} role="img" aria-label={t('variantsTitle')}>
          {variants.map((figure) => (
            <DrawnToScale key={figure.address} figure={figure} widest={widest} />
          ))}
        </div>
        <figcaption className={home.caption}>{t('variantsCaption')}</figcaption>
      </figure>
    </section>
  );
}
