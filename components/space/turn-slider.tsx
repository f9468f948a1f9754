'use client';

import type { KeyboardEvent } from 'react';
import { TURN_STEP, wholeTurn } from './turn';

interface TurnSliderProps {
  /** Degrees. */
  readonly turn: number;
  readonly label: string;
  /** What is seen so turned. */
  readonly seen: string;
  readonly className?: string;
  readonly onTurn: (degrees: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Turns what is drawn in space a step at a time, for hands and for those who listen. */
export function TurnSlider({ turn, label, seen, className, onTurn, onKeyDown }: TurnSliderProps) {
  return (
    <input
      type="range"
      className={className}
      aria-label={label}
      aria-valuetext={seen}
      min={0}
      max={360 - TURN_STEP}
      step={TURN_STEP}
      value={wholeTurn(Math.round(turn / TURN_STEP) * TURN_STEP)}
      onChange={(event) => onTurn(event.target.valueAsNumber)}
      onKeyDown={onKeyDown}
    />
  );
}
