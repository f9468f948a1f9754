'use client';

import { useEffect, useRef, useState } from 'react';

const ROLL_MS = 260;

interface RollingNumberProps {
  readonly value: number;
  readonly format: (value: number) => string;
}

/** A figure that rolls to its new value; at once for those who ask for less motion. Read out only as it ends. */
export function RollingNumber({ value, format }: RollingNumberProps) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    const start = performance.now();
    const begin = from.current;
    if (begin === value) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value;
      setShown(value);
      return;
    }
    let frame = 0;
    const step = () => {
      const t = Math.min(1, (performance.now() - start) / ROLL_MS);
      from.current = begin + (value - begin) * (1 - (1 - t) ** 3);
      setShown(t === 1 ? value : from.current);
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <span className="visually-hidden">{format(value)}</span>
    </>
  );
}
