import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { Drawing } from '@/components/ui/drawing';
import type { Showcase } from '@/lib/content/showcase';
import type { Locale } from '@/lib/i18n/locales';
import styles from './bodies.module.css';
import home from './home.module.css';

export async function Bodies({
  locale,
  bodies,
}: {
  readonly locale: Locale;
  readonly bodies: Showcase['bodies'];
}) {
  const t = await getTranslations({ locale, namespace: 'site.homePage.bodies' });
  const sizes = new Intl.ListFormat(locale).format(bodies.map(({ size }) => size));
  return (
    <section className={styles.section}>
      <div className={home.head}>
        <h2>{t('heading')}</h2>
        <p className={home.words}>{t('words')}</p>
      </div>
      <div className={styles.paper} role="img" aria-label={t('drawingTitle', { sizes })}>
        {bodies.map(({ size, bust, front }) => (
          <div key={size} className={styles.body} style={{ '--width': front.width } as CSSProperties}>
            <Drawing figure={front} />
            <span>
              {t('size', { size })}
              <small className={styles.bust}>{t('bust', { bust })}</small>
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
