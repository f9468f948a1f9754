'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { prefersStillness } from '@/components/ui/prefers-stillness';
import { between, keyTurn, wholeTurn } from './turn';

const TURN_MS = 180;
/** Degrees for one pixel that is drawn across. */
const BY_PIXEL = 0.6;

/** How far she is turned: by keys and pointer at once, to a view in a moment, or at once where stillness is preferred. */
export function useTurn(start: number) {
  const [turn, setTurn] = useState(start);
  const frame = useRef(0);
  const held = useRef<{ x: number; turn: number } | null>(null);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const turnTo = (goal: number) => {
    cancelAnimationFrame(frame.current);
    if (prefersStillness()) return setTurn(goal);
    const begin = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - begin) / TURN_MS);
      setTurn(between(turn, goal, share));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  /** Beyond the end of the range it goes on from its beginning. */
  const turnByKey = (event: KeyboardEvent) => {
    const next = keyTurn(event.key, turn);
    if (next === null) return;
    event.preventDefault();
    setTurn(next);
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      cancelAnimationFrame(frame.current);
      held.current = { x: event.clientX, turn };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (held.current) setTurn(wholeTurn(held.current.turn - (event.clientX - held.current.x) * BY_PIXEL));
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
  };
  return { turn, setTurn, turnTo, turnByKey, handlers };
}
