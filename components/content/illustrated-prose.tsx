import { existing, rendered } from '@/lib/content/articles';
import { MOVING_DART, measuredFigure, wordFigure } from '@/lib/content/figures/draw-figure';
import { illustrated } from '@/lib/content/illustrations';
import type { Entry } from '@/lib/content/kinds';
import { SHOWN_ON_PAGES } from '@/lib/content/showcase-figures';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import styles from './illustrated-prose.module.css';
import { MovingDartFigure } from './moving-dart-figure';
import { Prose } from './prose';
import { ShowcaseFigure } from './showcase-figure';
import { WordFigure } from './word-figure';

/** Running text with the engine's drawings beside the words that ask for them; below them on a phone. */
export function IllustratedProse({ entry, locale }: { readonly entry: Entry; readonly locale: Locale }) {
  return (
    <div className={styles.text}>
      {illustrated(entry.body).map(({ text, figures }) => (
        <div key={text} className={styles.part}>
          {figures.length > 0 && (
            <div className={styles.figures}>
              {figures.map((name) => (
                <NamedFigure key={name} name={name} locale={locale} />
              ))}
            </div>
          )}
          <Prose html={rendered({ ...entry, body: text }, locale).html} />
        </div>
      ))}
    </div>
  );
}

function NamedFigure({ name, locale }: { readonly name: string; readonly locale: Locale }) {
  if (name === MOVING_DART) return <MovingDartFigure locale={locale} />;
  if (name in SHOWN_ON_PAGES) return <ShowcaseFigure name={name} locale={locale} />;
  if (!measuredFigure(name) && !wordFigure(name)) throw new Error(`There is no drawing called ${name}`);
  const { title } = existing(locale, 'dictionary', name).matter;
  return <WordFigure locale={locale} word={name} title={typeset(title, locale)} />;
}
