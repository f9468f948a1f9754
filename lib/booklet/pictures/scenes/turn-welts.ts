import { carry, MIRRORED, shiftMotion } from '@/lib/geometry/motion';
import { cutAlong, cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import type { Pair } from '@/lib/geometry/types';
import { boxLine, detailOf, tornFinely } from '../cloth/enlarge-detail';
import { lying, outlineOf, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { type Mouth, PARTS, ROW } from './welt-mouth';

/** What is seen of a mouth at one of its ends: of it, beyond it, and above and below, cm. */
export const INWARD = 4.8;
const SEEN = { beyond: 2.2, high: 2.4 } as const;
/** All of the piece that could be seen, cm. */
const FURTHER = 30;
/** Stitches across the ends take in so much more than the mouth, and run so far beside the fold, cm. */
const ACROSS = 0.2;
const BESIDE = 0.1;

type Line = readonly Pair[];

/** One end of a mouth from outside, large: its welts fold to fold in the opening, the triangle still to be pushed in. */
export function weltsTurnedIn(mouth: Mouth): Scene {
  const { half } = mouth;
  const cloth = atEnd(mouth);
  const triangle = triangleAt(half, -1);
  const tip: Pair = [half - PARTS, 0];
  const edges: Line[] = [[[half, -ROW], tip, [half, ROW]]];
  return {
    shown: [cloth, ...weltsIn(mouth, cloth), { ...cloth, outline: triangle, unnamed: true, worked: edges }],
    arrows: [{ at: tip, direction: [1, 0] }],
    detail: true,
  };
}

/** The garment folded back at the end of its mouth: triangle and welts lie free there, and are sewn to each other. */
export function trianglesStitched(mouth: Mouth): Scene {
  const { welts, garment, over, triangle, row } = foldedBack(mouth, SEEN.high);
  return {
    shown: [...welts, ...garment, ...over, { ...triangle, worked: [row] }],
    arrows: [],
    detail: true,
  };
}

/** What lies at an end of a mouth where the garment is folded back: from the lowest layer up. */
interface FoldedBack {
  readonly welts: readonly Shown[];
  /** Right side up, the welts in its opening. */
  readonly garment: readonly Shown[];
  /** What of it is folded over. */
  readonly over: readonly Shown[];
  readonly triangle: Shown;
  /** Where triangle and welts are sewn to each other. */
  readonly row: Line;
}

/** The garment folded back along the end of its mouth, seen so far below that. */
export function foldedBack(mouth: Mouth, below: number): FoldedBack {
  const { half, reach, high, welt } = mouth;
  const cloth = atEnd(mouth, below);
  const kept = cutAlong(outlineOf(cloth), upright(half), [half - 1, 0]);
  const over = cutAlong(outlineOf(cloth), upright(half), [half + 1, 0]);
  const back = shiftMotion(MIRRORED, [2 * half, 0]);
  const folded: Partial<Shown> = { side: 'wrong', unnamed: true };
  return {
    welts: ([-high, 0] as const).map((low) =>
      lying(withoutFold(welt), 'right', { outline: boxLine([half, low, reach, low + high]), bent: true }),
    ),
    garment: [
      { ...cloth, outline: kept },
      ...weltsIn(mouth, cloth).map((each): Shown => ({ ...each, unnamed: true })),
    ],
    over: [{ ...cloth, ...folded, outline: over.map((at) => carry(back, at)) }],
    triangle: { ...cloth, ...folded, outline: triangleAt(half, 1) },
    row: [-1, 1].map((up): Pair => [half + BESIDE, up * (ROW + ACROSS)]),
  };
}

/** The garment round one end of a mouth, right side up. */
function atEnd({ on, slit, half }: Mouth, below: number = SEEN.high): Shown {
  const [across, up] = [half + SEEN.beyond, SEEN.high];
  const whole = detailOf(on, slit, [-FURTHER, -FURTHER, FURTHER, FURTHER], 'right');
  const box = [half - INWARD, -below, across, up] as const;
  const outline = tornFinely(outlineOf(whole), box, [half - 1, 1]);
  return lying(withoutFold(on), 'right', { outline, torn: true, bent: true });
}

/** The welts as far as the opening shows them, fold to fold in its middle. */
function weltsIn({ welt, half }: Mouth, cloth: Shown): Shown[] {
  const inside = cutAlong(outlineOf(cloth), upright(half), [half - 1, 0]);
  return [-1, 1].map((up) => {
    const strip = cutAtLevel(cutAtLevel(inside, 0, [0, up]), up * ROW, [0, 0]);
    return lying(withoutFold(welt), 'right', { outline: strip, bent: true });
  });
}

export const upright = (x: number): readonly [Pair, Pair] => [
  [x, 0],
  [x, 1],
];

/** The triangle that the cut leaves at an end, pointing into the mouth (-1) or turned away from it (1). */
const triangleAt = (half: number, way: 1 | -1): Pair[] => [
  [half, -ROW],
  [half + way * PARTS, 0],
  [half, ROW],
];
