import { getTranslations } from 'next-intl/server';
import { DrawnToScale } from '@/components/site/home/drawn-to-scale';
import { showcase } from '@/lib/content/showcase';
import { SHOWN_ON_PAGES } from '@/lib/content/showcase-figures';
import type { Locale } from '@/lib/i18n/locales';
import styles from './word-figure.module.css';

interface ShowcaseFigureProps {
  readonly locale: Locale;
  readonly name: string;
}

/** What the home page shows of the engine's work, smaller, beside a text. */
export async function ShowcaseFigure({ locale, name }: ShowcaseFigureProps) {
  const t = await getTranslations({ locale, namespace: 'site.homePage' });
  const shown = await showcase(locale);
  const figures = SHOWN_ON_PAGES[name]?.(shown) ?? [];
  const widest = Math.max(...figures.map(({ width }) => width));
  const sizes = new Intl.ListFormat(locale).format(shown.bodies.map(({ size }) => size));
  const captions: Readonly<Record<string, string>> = {
    bodies: t('bodies.drawingTitle', { sizes }),
    variants: t('method.variantsTitle'),
    sheets: t('sheets.drawingTitle'),
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.several} data-count={figures.length} role="img" aria-label={captions[name]}>
        {figures.map((figure) => (
          <DrawnToScale key={figure.address} figure={figure} widest={widest} />
        ))}
      </div>
      <figcaption className={styles.caption}>{captions[name]}</figcaption>
    </figure>
  );
}
