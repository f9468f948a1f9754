import { boundsOf } from '@/lib/geometry/bounds';
import { carry, invertMotion, shiftMotion } from '@/lib/geometry/motion';
import { cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { detailOf } from '../cloth/enlarge-detail';
import { lineThrough } from '../cloth/follow-edges';
import { artOutline, outlineOf, piecesIn } from '../cloth/lay-piece';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';
import { level, type Mouth, mouthOf, ROW, weltsTurned } from './welt-mouth';

/** Cloth shown beyond bag and welts, cm. */
const BEYOND = 1.5;
/** Of a half lifted out of the way so much is shown, cm. */
const LIFTED = 5;

/** The bag on its mouth, from the wrong side: one half on the upper row, then, that lifted, the other on the lower. */
export function bagScene(book: Book, job: Job, key: string): Scene | undefined {
  const mouth = mouthOf(book);
  const [upper, under] = piecesIn(book, job);
  if (!mouth || !upper || !under) return undefined;
  const bags = { upper: bagOf(book, upper), under: bagOf(book, under) };
  const across = mouth.reach + BEYOND;
  const above = key === 'under' ? mouth.high : ROW + LIFTED;
  const { bottom } = boundsOf(bags.under.outline);
  const cloth = detailOf(
    mouth.on,
    mouth.slit,
    [-across, bottom - bags.under.mouth + ROW - BEYOND, across, above + BEYOND],
    'wrong',
  );
  const [own, arrows] =
    key === 'under' ? [[laidOn(bags.under, mouth)], []] : [turnedDown(bags, mouth), downOn(bags.upper)];
  return { shown: [cloth, ...weltsTurned(mouth), ...own], arrows, detail: true };
}

/** A half of the bag: its cut shape, the height of its seam line at the mouth, and its middle. */
export interface Bag {
  readonly piece: Piece;
  readonly outline: readonly Pair[];
  readonly mouth: number;
  readonly middle: number;
}

export function bagOf({ measured }: Book, piece: Piece): Bag {
  const edges: readonly EdgeView[] = measured.piece(piece.id)?.edges ?? [];
  const line = lineThrough(edges.filter((edge) => edge.line === 'mouth'));
  const { left, right, top } = boundsOf(line);
  return { piece, outline: artOutline(piece, false), mouth: top, middle: (left + right) / 2 };
}

export const hung = (
  { piece, middle, mouth }: Bag,
  row: number,
  up: 1 | -1,
): Omit<Shown, 'side' | 'worked'> => ({
  piece,
  unfolded: false,
  motion: [1, 0, 0, up, -middle, row - up * mouth],
});

const rowOn = ({ middle, mouth }: Bag, half: number): Pair[][] => [level(half, mouth, middle)];

/** Its allowance on that of the upper welt, the rest hanging down over the mouth. */
const laidOn = (bag: Bag, { half }: Mouth): Shown => ({
  ...hung(bag, ROW, 1),
  side: 'wrong',
  worked: rowOn(bag, half),
});

/** The half on the lower row is sewn and pressed down; the other is out of its way. */
function turnedDown({ upper, under }: Readonly<Record<'upper' | 'under', Bag>>, { half }: Mouth): Shown[] {
  const lifted = tornAt(belowSeam(under), under.mouth - LIFTED, [under.middle, under.mouth]);
  return [
    { ...hung(under, ROW, -1), side: 'right', outline: lifted, torn: true, worked: [] },
    { ...hung(upper, -ROW, 1), side: 'right', outline: belowSeam(upper), worked: rowOn(upper, half) },
  ];
}

export const belowSeam = ({ outline, mouth, middle }: Bag): Pair[] =>
  cutAtLevel(outline, mouth, [middle, mouth - 1]);

const downOn = ({ outline, middle }: Bag): PressArrow[] => {
  const { left, right } = boundsOf(outline);
  return [left, right].map((x) => ({ at: [(x - middle) / 2, -ROW - 1], direction: [0, -1] }));
};

/** Beside the mouth the longer half of a bag stands above the other, on the ends of the welts. */
const ABOVE = 'end';

/**
 * The two halves of the bag of a welt pocket, edge on edge, their seam run up on both sides to the top of the longer
 * one, where it takes in the ends of the welts; halves of one height stay as they lie.
 */
export function withBagEnds(scene: Scene, { operation }: Job): Scene {
  const [lower, upper] = scene.shown;
  const stands = lower?.piece.edges.some(({ line }) => line === ABOVE);
  if (operation !== 'sew-pocket-bag' || !lower || !upper || !stands) return scene;
  const { left, top } = boundsOf(outlineOf(lower));
  const aside = boundsOf(outlineOf(upper)).left - left;
  const under = { ...lower, motion: shiftMotion(lower.motion, [aside, 0]) };
  return { ...scene, shown: [under, runUpTo(top, upper)] };
}

/** Each seam drawn on a piece, both its ends run on straight up to that height on the picture. */
function runUpTo(top: number, shown: Shown): Shown {
  const { motion } = shown;
  const above = (at: Pair): Pair => carry(invertMotion(motion), [carry(motion, at)[0], top]);
  const worked = shown.worked.map((line) => {
    const [first, last] = [line[0], line.at(-1)];
    return first && last ? [above(first), ...line, above(last)] : line;
  });
  return { ...shown, worked };
}
