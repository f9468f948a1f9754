import { getTranslations } from 'next-intl/server';
import { DrawnToScale } from '@/components/site/home/drawn-to-scale';
import { wornFigure } from '@/lib/content/stills/suggestion-worn';
import { viewsOf } from '@/lib/content/suggestion-cards';
import { SUGGESTION_SIZE, type Suggestion } from '@/lib/content/suggestions';
import type { Locale } from '@/lib/i18n/locales';
import styles from './suggestions.module.css';
import { WornPicture } from './worn-picture';

interface SuggestionViewsProps {
  readonly locale: Locale;
  readonly suggestion: Suggestion;
  readonly title: string;
}

/** A garment as it is worn, and its technical drawing, front and back at one scale. */
export async function SuggestionViews({ locale, suggestion, title }: SuggestionViewsProps) {
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const drawings = viewsOf(suggestion);
  const widest = Math.max(drawings.front.width, drawings.back.width);
  const views = [
    { key: 'front', name: t('front'), figure: drawings.front },
    { key: 'back', name: t('backView'), figure: drawings.back },
  ];
  const worn = wornFigure(suggestion);
  return (
    <figure>
      {worn && (
        <>
          <WornPicture figure={worn} alt={t('worn', { title })} />
          <p className={styles.caption}>{t('wornCaption', { size: SUGGESTION_SIZE })}</p>
        </>
      )}
      <div className={styles.views}>
        {views.map(({ key, name, figure }) => (
          <div
            key={key}
            className={styles.view}
            role="img"
            aria-label={t('drawing', { view: name.toLowerCase(), title })}
          >
            <div>
              <DrawnToScale figure={figure} widest={widest} />
            </div>
            <span>{name}</span>
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>{t('caption', { size: SUGGESTION_SIZE })}</figcaption>
    </figure>
  );
}
