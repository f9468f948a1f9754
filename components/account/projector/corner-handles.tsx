'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Corners, Point } from './homography';
import styles from './projector.module.css';

interface CornerHandlesProps {
  readonly corners: Corners;
  readonly onMoved: (corners: Corners) => void;
}

const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Four corners to drag on to those of a rectangle of 60 × 40 cm drawn on the table, or to move by arrow keys. */
export function CornerHandles({ corners, onMoved }: CornerHandlesProps) {
  const t = useTranslations('extras.projector');
  const put = (i: number, at: Point) =>
    onMoved(corners.map((corner, j) => (j === i ? at : corner)) as unknown as Corners);
  const drag = (i: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    put(i, [event.clientX, event.clientY]);
  };
  const nudge = (i: number) => (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? 10 : 1;
    const [x, y] = corners[i] as Point;
    put(i, [x + way[0] * by, y + way[1] * by]);
  };
  return corners.map(([x, y], i) => (
    <button
      key={i}
      type="button"
      className={styles.corner}
      style={{ left: x, top: y }}
      aria-label={t('corner', { corner: i + 1 })}
      onPointerDown={drag(i)}
      onPointerMove={drag(i)}
      onKeyDown={nudge(i)}
    />
  ));
}
