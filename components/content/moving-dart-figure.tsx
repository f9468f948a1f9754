import { getTranslations } from 'next-intl/server';
import { DrawnToScale } from '@/components/site/home/drawn-to-scale';
import { FIGURE_SIZE, movingDartFigures } from '@/lib/content/figures/draw-figure';
import type { Locale } from '@/lib/i18n/locales';
import styles from './word-figure.module.css';

/** A dart that is moved, in the three states its text tells of. */
export async function MovingDartFigure({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'content.blog' });
  const figures = movingDartFigures();
  const caption = t('movingDart', { size: FIGURE_SIZE });
  return (
    <figure className={styles.figure}>
      <div className={styles.several} data-count={figures.length} role="img" aria-label={caption}>
        {figures.map((figure) => (
          <DrawnToScale key={figure.address} figure={figure} widest={figure.width} />
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
