'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatLength } from '@/components/measurements/units';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { PictureStrokes } from '../preview/picture-view';
import { usePreview } from '../preview/preview-context';
import { useScreen } from '../screen';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import type { ClothAnswered, Smaller } from '../worker/protocol';
import styles from './cloth.module.css';

/** Yes or no, what would make it a yes, and the layout drawn. */
export function ClothVerdict() {
  const t = useTranslations('creator.cloth');
  const answer = usePreview((state) => state.cloth);
  const sentence = useSentence();
  if (!answer) return <Skeleton height="8rem" />;
  const { picture, smaller } = answer;
  return (
    <div className={styles.verdict} role="status">
      <p className={styles.answer} data-fits={answer.fits}>
        {sentence(answer)}
      </p>
      {smaller && <SmallerChoice smaller={smaller} />}
      {picture && (
        <svg
          className={styles.layout}
          viewBox={picture.box.join(' ')}
          role="img"
          aria-label={t('picture')}
          style={{ aspectRatio: `${picture.box[2]} / ${picture.box[3]}` }}
        >
          <PictureStrokes picture={picture} />
        </svg>
      )}
    </div>
  );
}

function useSentence(): (answer: ClothAnswered) => string {
  const t = useTranslations('creator.cloth');
  const locale = useLocale();
  const { unit } = useScreen();
  const say = (cm: number) => formatLength(Math.ceil(cm), unit, locale, 0);
  return ({ fits, missing, remedy, length = 0, folded = false }) => {
    const how = t(folded ? 'folded' : 'open');
    if (fits) return t('yes', { length: say(length), how });
    if (remedy) return t(`remedies.${remedy}`, { length: say(length), how });
    return missing === undefined ? t('narrow') : t('no', { missing: say(missing) });
  };
}

/** Takes the choice that needs less cloth. */
function SmallerChoice({ smaller: { slot, value } }: { readonly smaller: Smaller }) {
  const t = useTranslations('creator.cloth');
  const words = useCatalogueWords();
  const choose = useCreator((state) => state.choose);
  const { open } = useScreen();
  return (
    <div className={styles.smaller}>
      <p>{t('smaller', { slot: words.slot(slot), value: words.value(slot, value) })}</p>
      <Button
        onClick={() => {
          choose(slot, value);
          open(null);
        }}
      >
        {t('take')}
      </Button>
    </div>
  );
}
