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
  return pieces?.map(({ id, side, material, count, onFold, x, y }) => (
    <text key={id} className={styles.label} x={x} y={y} textAnchor="middle">
      {wrapped(words.piece(id, side)).map((line, index) => (
        <tspan key={line} className={styles.labelName} x={x} dy={index === 0 ? '1.4em' : '1.15em'}>
          {line}
        </tspan>
      ))}
      <tspan x={x} dy="1.3em">
        {[
          t('views.times', { count }),
          ...(onFold ? [t('views.onFold')] : []),
          ...(material === 'shell' ? [] : [t(`materials.${material}` as 'materials.lining')]),
        ].join(', ')}
      </tspan>
    </text>
  ));
}

/** Letters a line under a narrow piece has room for. */
const LINE = 18;

function wrapped(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
