'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import styles from './creator.module.css';

/** How much of the phone's height the choices take: the drawing keeps the rest. */
const LEVELS = [0.28, 0.52, 0.74] as const;

/** The edge of the sheet: pulled with the thumb, or pressed to go from one height to the next. */
export function SheetHandle({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const t = useTranslations('creator.sheet');
  const [level, setLevel] = useState(0);
  const grip = useRef<{ y: number; share: number; moved: boolean } | null>(null);

  const show = (share: number | null) => {
    if (share === null) table.current?.style.removeProperty('--share');
    else table.current?.style.setProperty('--share', String(share));
  };
  const rest = (next: number) => {
    setLevel(next);
    show(LEVELS[next] ?? null);
  };
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    grip.current = { y: event.clientY, share: LEVELS[level] ?? 0.5, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const height = table.current?.clientHeight ?? 0;
    if (!grip.current || height === 0) return;
    const pulled = (grip.current.y - event.clientY) / height;
    if (Math.abs(pulled) < 0.01) return;
    grip.current.moved = true;
    show(clamp(grip.current.share + pulled));
  };
  const up = (event: PointerEvent) => {
    const held = grip.current;
    const height = table.current?.clientHeight ?? 1;
    if (!held?.moved) return;
    rest(nearest(clamp(held.share + (held.y - event.clientY) / height)));
  };
  const press = () => {
    if (grip.current?.moved) {
      grip.current = null;
      return;
    }
    rest((level + 1) % LEVELS.length);
  };

  return (
    <button
      type="button"
      className={styles.pull}
      aria-label={level === LEVELS.length - 1 ? t('lower') : t('raise')}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onClick={press}
    />
  );
}

const clamp = (share: number) => Math.min(0.8, Math.max(0.2, share));

function nearest(share: number): number {
  const gaps = LEVELS.map((level) => Math.abs(level - share));
  return gaps.indexOf(Math.min(...gaps));
}
