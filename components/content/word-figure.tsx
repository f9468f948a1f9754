import { getTranslations } from 'next-intl/server';
import { BodyFigure } from '@/components/measurements/figure/body-figure';
import { Drawing } from '@/components/ui/drawing';
import { choiceWords } from '@/lib/content/choice-words';
import { FIGURE_SIZE, measuredFigure, wordFigure } from '@/lib/content/figures/draw-figure';
import { inSentence } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import styles from './word-figure.module.css';

interface WordFigureProps {
  readonly locale: Locale;
  readonly word: string;
  readonly title: string;
}

/** The drawing of a word, where a drawing helps: a piece or garment of the engine's, or the tape on the body. */
export async function WordFigure({ locale, word, title }: WordFigureProps) {
  const words = await choiceWords(locale);
  const t = await getTranslations({ locale, namespace: 'content.dictionary.figure' });
  const measurement = measuredFigure(word);
  if (measurement) {
    const caption = t('measured', { help: words.measurementHelp(measurement) });
    return (
      <figure className={styles.figure}>
        <div className={styles.body}>
          <BodyFigure measurement={measurement} picture={0} title={title} />
          <BodyFigure measurement={measurement} picture={1} title={title} />
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    );
  }
  const drawn = wordFigure(word);
  if (!drawn) return null;
  const { shown, figure } = drawn;
  const named = inSentence(title, locale);
  const said =
    shown.kind === 'piece'
      ? t(shown.marked ? 'pieceMarked' : 'piece', {
          ...{ piece: words.piece(shown.piece), size: FIGURE_SIZE, word: named },
        })
      : t(shown.marked ? 'garmentMarked' : 'garment', { view: shown.view, size: FIGURE_SIZE, word: named });
  return (
    <figure className={styles.figure}>
      <div className={styles.paper} role="img" aria-label={said}>
        <Drawing figure={figure} className={styles.drawing} />
      </div>
      <figcaption className={styles.caption}>{said}</figcaption>
    </figure>
  );
}
