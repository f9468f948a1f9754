'use client';

import { useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '@/components/ui/prefers-stillness';
import { usePreviewControl } from '../preview/preview-context';

const ROLL_MS = 260;

interface RollingNumberProps {
  readonly value: number;
  readonly format: (value: number) => string;
}

/**
 * A figure that rolls to its new value; at once for those who ask for less motion and while the hand goes on. Read out
 * only as it ends. Written into the page frame by frame: nothing is rendered for it.
 */
export function RollingNumber({ value, format }: RollingNumberProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  const { isFollowing } = usePreviewControl();

  useLayoutEffect(() => {
    const write = (now: number) => {
      shown.current = now;
      const text = format(now);
      // The same text written again would have the page laid out again.
      if (figure.current && figure.current.textContent !== text) figure.current.textContent = text;
    };
    const [start, begin] = [performance.now(), shown.current];
    if (begin === value || isFollowing() || prefersStillness()) return write(value);
    write(begin);
    let frame = 0;
    const step = () => {
      const t = isFollowing() ? 1 : Math.min(1, (performance.now() - start) / ROLL_MS);
      write(t === 1 ? value : begin + (value - begin) * (1 - (1 - t) ** 3));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, format, isFollowing]);

  return (
    <>
      <span ref={figure} aria-hidden="true" />
      <span className="visually-hidden">{format(value)}</span>
    </>
  );
}
