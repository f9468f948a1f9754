import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';
import type { Showcase } from '@/lib/content/showcase';
import type { Locale } from '@/lib/i18n/locales';
import home from './home.module.css';
import styles from './sheets.module.css';

const FORMATS = ['a4', 'a3', 'a0', 'a0-long', 'projector', 'projector-grid'] as const;

export async function Sheets({ locale, laid }: { readonly locale: Locale; readonly laid: Showcase['laid'] }) {
  const t = await getTranslations({ locale, namespace: 'site.homePage.sheets' });
  return (
    <section id="sheets" className={styles.section}>
      <div>
        <div className={home.head}>
          <h2>{t('heading')}</h2>
          <p className={home.words}>{t('words')}</p>
        </div>
        <ul className={styles.list}>
          {FORMATS.map((format) => (
            <li key={format}>{t(format)}</li>
          ))}
        </ul>
        <div className={styles.booklet}>
          <h3>{t('booklet.heading')}</h3>
          <p className={home.words}>{t('booklet.words')}</p>
        </div>
      </div>
      <figure className={styles.figure}>
        <div className={styles.laid} role="img" aria-label={t('drawingTitle')}>
          <Drawing figure={laid.figure} />
        </div>
        <figcaption className={home.caption}>{t('drawingCaption', { sheets: laid.sheets })}</figcaption>
      </figure>
    </section>
  );
}
