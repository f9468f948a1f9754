'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { formatLength } from '@/components/measurements/units';
import { useScreen } from '../screen';
import { useCatalogueWords } from '../words';
import type { PieceLabel } from '../worker/protocol';
import { usePreview } from './preview-context';
import styles from './stage.module.css';

/** The piece under the mouse, or last touched, named with how often it is cut and how large it is: legible on a phone. */
export function NamedPiece({ svg }: { readonly svg: RefObject<SVGSVGElement | null> }) {
  const t = useTranslations('creator.views');
  const words = useCatalogueWords();
  const pieces = usePreview((state) => state.summary?.pieces);
  const touched = useTouched(svg);
  const say = useSize();
  const piece = pieces?.find(({ id }) => id === touched);
  return (
    <p className={styles.named} role="status">
      {piece ? (
        <>
          <strong>{words.piece(piece.id, piece.side)}</strong>{' '}
          {[t('times', { count: piece.count }), ...(piece.onFold ? [t('onFold')] : []), say(piece)].join(
            ', ',
          )}
        </>
      ) : (
        t('touchPiece')
      )}
    </p>
  );
}

/** Across and along the cloth, as drawn. */
function useSize() {
  const locale = useLocale();
  const { unit } = useScreen();
  return ({ wide, high }: PieceLabel) =>
    [wide, high].map((cm) => formatLength(cm, unit, locale, 1)).join(' × ');
}

function useTouched(svg: RefObject<SVGSVGElement | null>): string | undefined {
  const [touched, setTouched] = useState<string>();
  useEffect(() => {
    const shown = svg.current;
    if (!shown) return;
    const follow = ({ target }: Event) => {
      const line = target instanceof Element ? target.closest('[data-id]') : null;
      const piece = line?.getAttribute('data-id')?.split('/')[0];
      if (piece) setTouched(piece);
    };
    shown.addEventListener('pointerdown', follow);
    shown.addEventListener('pointerover', follow);
    return () => {
      shown.removeEventListener('pointerdown', follow);
      shown.removeEventListener('pointerover', follow);
    };
  }, [svg]);
  return touched;
}
