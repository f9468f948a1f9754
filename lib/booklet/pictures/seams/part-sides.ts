import { span } from '@/lib/geometry/pair';
import { cutBetween } from '@/lib/geometry/polyline/cut-between';
import { firstOf, inRuns, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Step } from '@/lib/pattern/seam-view';
import { lengthOf, lineOf } from '../cloth/walk-seam';
import type { Meeting } from './meet-sides';

/** The stretch of one piece that meets one other piece. */
export interface Side {
  readonly steps: readonly Step[];
  readonly line: readonly Pair[];
  /** Whether the seam of that piece begins or ends there, or goes on with another piece. */
  readonly startsThere: boolean;
  readonly endsThere: boolean;
}

export interface Part {
  readonly upper: Side;
  readonly lower: Side;
}

/** Stretches no longer than this are nothing to show: the allowance by which two pieces miss each other, cm. */
const LEAST = 2;

/** A run of steps that follow each other on one piece, and the shares of its side between which it lies. */
interface Run {
  readonly steps: readonly Step[];
  readonly from: number;
  readonly to: number;
}

/** Two pieces at a time, in the order of the seam: a collar meets a front as far as the shoulder, then a back. */
export function metIn({ a, b }: Meeting): Part[] {
  const [upper, lower] = [runsOf(a), runsOf(b)];
  const least = LEAST / lengthOf(b);
  return upper.flatMap((one) =>
    lower.flatMap((other) => {
      const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
      return to - from > least ? [{ upper: between(one, from, to), lower: between(other, from, to) }] : [];
    }),
  );
}

function runsOf(steps: readonly Step[]): Run[] {
  const whole = lengthOf(steps);
  let from = 0;
  return inRuns(steps, followsOn).map((group) => {
    const run = { steps: group, from, to: from + lengthOf(group) / whole };
    from = run.to;
    return run;
  });
}

/** Two stretches end in the same corner when no further apart, cm. */
const SAME = 0.05;

function followsOn(before: Step, step: Step): boolean {
  if (before.piece.id !== step.piece.id) return false;
  return span(lastOf(lineOf(before)), firstOf(lineOf(step))) < SAME;
}

function between({ steps, from, to }: Run, start: number, end: number): Side {
  const share = (at: number) => (at - from) / (to - from);
  return {
    steps,
    line: cutBetween(steps.flatMap(lineOf), share(start), share(end)),
    startsThere: start - from < 1e-6,
    endsThere: to - end < 1e-6,
  };
}
