import { getFormatter, getTranslations } from 'next-intl/server';
import type { Showcase } from '@/lib/content/showcase';
import type { Locale } from '@/lib/i18n/locales';
import styles from './accuracy.module.css';
import home from './home.module.css';

export async function Accuracy({
  locale,
  seams,
}: {
  readonly locale: Locale;
  readonly seams: Showcase['seams'];
}) {
  const t = await getTranslations({ locale, namespace: 'site.homePage.accuracy' });
  const format = await getFormatter({ locale });
  const length = (value: number) =>
    format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <section id="accuracy" className={styles.section}>
      <div className={home.head}>
        <h2>{t('heading')}</h2>
        <p className={home.words}>{t('words')}</p>
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('seam')}</th>
              <th scope="col">{t('one')}</th>
              <th scope="col">{t('other')}</th>
              <th scope="col">{t('ease')}</th>
            </tr>
          </thead>
          <tbody>
            {seams.map(({ name, one, other, ease }) => (
              <tr key={name}>
                <th scope="row">{t(`seams.${name}`)}</th>
                <td>{length(one)}</td>
                <td>{length(other)}</td>
                <td>{Math.abs(ease) < 0.005 ? t('none') : length(ease)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={home.caption}>{t('unit')}</p>
      </div>
    </section>
  );
}
