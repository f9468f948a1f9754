import { leftOf } from '@/lib/geometry/pair';
import { lengthAlong, placesOf } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';

type Line = readonly Pair[];

/** A closed edge as an oval seen from above: cloth spreads round it, and goes down into it as a tube. */
export interface Ring {
  /** The place so far along the edge and so far out from it, cm; along from below, clockwise. */
  readonly at: (along: number, out: number) => Pair;
  /** The place so far along the edge and a share of the way down the tube. */
  readonly down: (along: number, share: number) => Pair;
}

/** An armhole is so wide as a share of its height. */
const NARROW = 0.62;
const STEPS = 180;
/** The far end of the tube: so small as it is seen, and so far below the middle of the ring as a share of its height. */
const END = { size: 0.42, below: 0.1 } as const;

/** A ring of so many centimetres round. */
export function ringOf(length: number): Ring {
  const oval = ovalOf(length);
  const place = placesOf(oval);
  const share = (along: number) => (((along / length) % 1) + 1) % 1;
  const low = Math.min(...oval.map(([, y]) => y));
  return {
    at: (along, out) => {
      const { at, along: way } = place(share(along));
      const [nx, ny] = leftOf(way);
      return [at[0] + nx * out, at[1] + ny * out];
    },
    down: (along, deep) => {
      const [x, y] = place(share(along)).at;
      const size = 1 + (END.size - 1) * deep;
      return [x * size, y * size + END.below * 2 * low * deep];
    },
  };
}

/** Clockwise from its lowest place, round the origin. */
function ovalOf(length: number): Line {
  const shape = Array.from({ length: STEPS + 1 }, (_, i): Pair => {
    const turn = (2 * Math.PI * i) / STEPS;
    return [-NARROW * Math.sin(turn), -Math.cos(turn)];
  });
  const size = length / lengthAlong(shape);
  return shape.map(([x, y]): Pair => [x * size, y * size]);
}

const FINE = 0.4;

/** The line of places from one length to another. */
export const along = (from: number, to: number, at: (length: number) => Pair): Pair[] => {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / FINE));
  return Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count));
};
