'use client';

import { useTranslations } from 'next-intl';
import { useCatalogueWords } from '../words';
import { usePreview } from './preview-context';
import styles from './stage.module.css';

/** Names and cutting counts, written over the pieces. */
export function PieceLabels() {
  const t = useTranslations('creator');
  const words = useCatalogueWords();
  const pieces = usePreview((state) => state.summary?.pieces);
  return pieces?.map(({ id, material, count, onFold, x, y }) => (
    <text key={id} className={styles.label} x={x} y={y} textAnchor="middle">
      <tspan className={styles.labelName}>{words.piece(id)}</tspan>
      <tspan x={x} dy="1.35em">
        {[
          t('views.times', { count }),
          ...(onFold ? [t('views.onFold')] : []),
          ...(material === 'shell' ? [] : [t(`materials.${material}` as 'materials.lining')]),
        ].join(', ')}
      </tspan>
    </text>
  ));
}
