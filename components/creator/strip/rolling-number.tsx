'use client';

import { useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '@/components/ui/prefers-stillness';

const ROLL_MS = 260;

interface RollingNumberProps {
  readonly value: number;
  readonly format: (value: number) => string;
}

/**
 * A figure that rolls to its new value; at once for those who ask for less motion. Read out only as it ends. Written into
 * the page frame by frame: nothing is rendered for it.
 */
export function RollingNumber({ value, format }: RollingNumberProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);

  useLayoutEffect(() => {
    const write = (now: number) => {
      shown.current = now;
      if (figure.current) figure.current.textContent = format(now);
    };
    const [start, begin] = [performance.now(), shown.current];
    if (begin === value || prefersStillness()) return write(value);
    write(begin);
    let frame = 0;
    const step = () => {
      const t = Math.min(1, (performance.now() - start) / ROLL_MS);
      write(t === 1 ? value : begin + (value - begin) * (1 - (1 - t) ** 3));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, format]);

  return (
    <>
      <span ref={figure} aria-hidden="true" />
      <span className="visually-hidden">{format(value)}</span>
    </>
  );
}
