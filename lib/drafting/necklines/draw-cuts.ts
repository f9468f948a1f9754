import { polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { BACK_SLOPE } from '../blocks/bodice/neckline';
import { type BodicePoints, contoured } from '../blocks/bodice/points';
import type { NecklineCut } from '../blocks/bodice/style';
import type { Measures } from './measures';
import type { NeckFrame } from './shape';
import type { Shapes } from './shapes';

/** Contouring of low fronts: from here down it grows to 0.5 at 10 cm and on to 1.3 (METHODS §4). */
const GAPE = { from: 6, perCm: 0.125, most: 1.3, mostFree: 1.5 };

/** What a front that crosses has to be taken in by beyond that: so long a free edge would gape (METHODS §4). */
const FREE_EDGE = 0.4;

function gape(depth: number, isFree: boolean): number {
  const more = isFree ? FREE_EDGE : 0;
  return Math.min(more > 0 ? GAPE.mostFree : GAPE.most, Math.max(0, (depth - GAPE.from) * GAPE.perCm) + more);
}

function frames(
  points: BodicePoints,
  { width, frontDepth, backDepth }: Measures,
): { front: NeckFrame; back: NeckFrame } {
  const { front, back } = points;
  const along = (from: Point, slope: number) => polar(from, -slope, width);
  return {
    front: {
      side: 'front',
      slope: front.slope,
      shoulder: along(front.sideNeck, front.slope),
      centre: { x: 0, y: front.neckPit.y - frontDepth },
    },
    back: {
      side: 'back',
      slope: BACK_SLOPE,
      shoulder: along(back.sideNeck, BACK_SLOPE),
      centre: { x: 0, y: back.nape.y - backDepth },
    },
  };
}

/** Both necklines on the block as they contour it. */
export interface Cuts {
  readonly points: BodicePoints;
  readonly front: NecklineCut;
  readonly back: NecklineCut;
}

/** Both necklines drawn, the block contoured for the front. `isFree`: a front that crosses. */
export function drawCuts(block: BodicePoints, shapes: Shapes, measures: Measures, isFree = false): Cuts {
  const uncontoured = frames(block, measures).front;
  const middle = { x: uncontoured.shoulder.x / 2, y: (uncontoured.shoulder.y + uncontoured.centre.y) / 2 };
  const width = shapes.front.loose ? 0 : (shapes.front.gape ?? gape(measures.frontDepth, isFree));
  const points = contoured(block, width, middle);
  const { front, back } = frames(points, measures);
  const angle = (shapes.front.angle(front) + 180 - shapes.back.angle(back)) / 2;
  return {
    points,
    front: { shoulder: front.shoulder, path: shapes.front.draw(front, angle) },
    back: { shoulder: back.shoulder, path: shapes.back.draw(back, 180 - angle) },
  };
}
