import type { BodyModel } from '@/lib/tryon/body/model';
import { coordinate, eachAxis, type Place, placeOf, reachOf, wayTo, X, Y, Z } from '@/lib/tryon/body/place';
import { type HeadPlace, headPlaceOf } from './on-head';
import type { Oval } from './round';

/** What of a fitted body dressing asks for. */
export interface Figure {
  /** Heights above the floor, cm. */
  readonly waist: number;
  /** An oval that goes round the trunk at every height. */
  readonly trunk: Oval;
  /** Half the width of the trunk at each height above the floor, arms left out, cm. */
  readonly widths: readonly number[];
  /** The middle of her left arm from the shoulder to the wrist. */
  readonly arm: readonly Place[];
  readonly shoulderTip: Place;
  readonly sideNeck: Place;
  readonly neckPit: Place;
  readonly bustPoint: Place;
  readonly head: HeadPlace;
}

/** Cloth begins this far from the widest places of the trunk, cm. */
const CLEAR = 1.5;
/** The trunk as far as it goes with the arm by no more than this. */
const TRUNK_BELOW = 0.1;
const ARM_PARTS = 14;

export function figureOf(half: Float64Array, model: BodyModel): Figure {
  const { tapes } = model;
  return {
    waist: coordinate(half, tapes.points.waist, Y),
    trunk: trunkOval(half, model),
    widths: trunkWidths(half, model),
    arm: armLine(half, model),
    shoulderTip: placeOf(half, tapes.points.shoulderTip),
    sideNeck: placeOf(half, tapes.points.sideNeck),
    neckPit: placeOf(half, tapes.points.neckPit),
    bustPoint: placeOf(half, tapes.points.bustPoint),
    head: headPlaceOf(half, model),
  };
}

function trunkOval(half: Float64Array, { arm, tapes }: BodyModel): Oval {
  const [low, high] = [
    coordinate(half, tapes.points.crotch, Y),
    coordinate(half, tapes.points.shoulderTip, Y),
  ];
  let [width, back, front] = [0, 0, 0];
  for (let v = 0; v < arm.length; v++) {
    const y = half[v * 3 + Y] as number;
    if ((arm[v] as number) > TRUNK_BELOW || y < low || y > high) continue;
    width = Math.max(width, half[v * 3 + X] as number);
    back = Math.min(back, half[v * 3 + Z] as number);
    front = Math.max(front, half[v * 3 + Z] as number);
  }
  return { width: width + CLEAR, depth: (front - back) / 2 + CLEAR, forward: (front + back) / 2 };
}

/** How far above and below a height its width is looked for, cm. */
const ABOUT = 3;

function trunkWidths(half: Float64Array, { arm }: BodyModel): number[] {
  const widths: number[] = [];
  for (let v = 0; v < arm.length; v++) {
    if ((arm[v] as number) > TRUNK_BELOW) continue;
    const at = Math.round(half[v * 3 + Y] as number);
    for (let y = Math.max(0, at - ABOUT); y <= at + ABOUT; y++)
      widths[y] = Math.max(widths[y] ?? 0, (half[v * 3 + X] as number) + CLEAR);
  }
  return widths;
}

/** Middles of slices square to the line from the shoulder to the end of the arm. */
function armLine(half: Float64Array, { arm, tapes }: BodyModel): Place[] {
  const top = placeOf(half, tapes.points.shoulderTip);
  const end = tapes.paths.arm.at(-1);
  if (!end) return [top];
  const bottom = placeOf(half, end);
  const way = wayTo(bottom, top);
  const size = reachOf(way);
  const sums = Array.from({ length: ARM_PARTS }, () => [0, 0, 0, 0]);
  for (let v = 0; v < arm.length; v++) {
    if ((arm[v] as number) < 0.9) continue;
    const place = eachAxis((axis) => half[v * 3 + axis] as number);
    const parts = eachAxis((axis) => ((place[axis] - top[axis]) * way[axis]) / size);
    const along = parts[0] + parts[1] + parts[2];
    const slice = sums[Math.floor((along / size) * ARM_PARTS)];
    if (slice)
      [...place, 1].forEach((value, i) => {
        slice[i] = (slice[i] as number) + value;
      });
  }
  return sums.flatMap(([x, y, z, count]) =>
    count ? [[(x as number) / count, (y as number) / count, (z as number) / count] as Place] : [],
  );
}
