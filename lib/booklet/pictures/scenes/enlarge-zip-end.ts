import { boundsOf } from '@/lib/geometry/bounds';
import { cutAlong, cutAtLevel } from '@/lib/geometry/polyline/cut-along';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { isWornOn } from '@/lib/pattern/halves';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { BodySide, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { isAmong, zipsBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { type Box, tornFinely } from '../cloth/enlarge-detail';
import { besideDarts, lineThrough } from '../cloth/follow-edges';
import { lying } from '../cloth/lay-piece';
import { slider, TOOTH, tape } from '../cloth/make-zip';
import type { Shown } from '../cloth/scene';

/** The zip is drawn so much smaller than where the whole of it is shown: about one and a half times as large as life. */
const ZIP = 0.4;
/** From the centre to a facing or lining folded beside the teeth, cm. */
export const FOLD_OFF = TOOTH * ZIP + 0.5;
/** Its stop lies so far below the neck seam, cm. */
const STOP = 0.5;
/** What is seen of a half: beside the zip, above its top, below what is sewn down there and at most, cm. */
const SEEN = { beside: 6, above: 1.4, below: 1.5, most: 7.5 } as const;
/** So high above the tear the garment is drawn: what is sewn down over it hides where it ends, cm. */
const SHOWS = SEEN.below + 2.5;
/** Its tear beside the zip stays so far within that of what lies over it, cm. */
const WITHIN = 0.5;
/** Tears are so many times as fine as where a whole piece is torn off. */
const TEARS = 2.5;

type Line = readonly Pair[];

/** What is seen of a half whose facing ends at a height below the top, both halves alike. */
export const seenDown = (foot: number): Box => [
  -1,
  Math.max(-SEEN.most, foot - SEEN.below),
  SEEN.beside,
  SEEN.above,
];

/** Edges of a piece laid so that its centre stands at 0 with its top at the height 0, its cloth to the right. */
export function besideZip(view: PieceView, centre: readonly EdgeView[]) {
  const [x0, y0] = topOf(centre);
  const { left, right } = boundsOf(lineThrough(view.edges));
  const way = right - x0 > x0 - left ? 1 : -1;
  return (edges: readonly EdgeView[]): Pair[] => lineThrough(edges).map(([x, y]) => [way * (x - x0), y - y0]);
}

const topOf = (edges: readonly EdgeView[]): Pair =>
  lineThrough(edges).reduce((top, at) => (at[1] > top[1] ? at : top));

/** A piece whose outline is laid out already as it is seen: no fold is drawn on it, nor is it turned to its right side. */
const laidByHand = (piece: Piece): Piece => ({
  ...piece,
  cut: { count: piece.cut.count, onFold: false, mirrored: false },
});

/** What of a piece, laid so, is seen near the upper end of a zip. */
export function nearZipEnd({ piece }: PieceView, shape: Line, side: Shown['side'], seen: Box): Shown {
  const outline = tornFinely(shape, seen, [SEEN.beside / 3, -SEEN.above], TEARS);
  return lying(laidByHand(piece), side, { outline, torn: true, bent: true });
}

/**
 * The garment beside a zip, wrong side up, as far as it shows below what is sewn down there, and its allowance folded
 * onto it; undefined where nothing of it is zipped. Of what is cut for each side that of the one asked for.
 */
export function garmentAtZip({ draft, measured }: Book, job: Job, seen: Box, side?: BodySide) {
  const refs = zipsBefore(draft, job).flatMap((each) => each.edges);
  const [top] = measured.pieces
    .filter(({ piece }) => isOnSide(piece, side))
    .map((view) => ({ view, edges: view.edges.filter(({ id }) => isAmong(refs, view.id, id)) }))
    .filter(({ edges }) => edges.length > 0)
    .sort((one, other) => topOf(other.edges)[1] - topOf(one.edges)[1]);
  if (!top) return undefined;
  const { view, edges } = top;
  const laid = besideZip(view, edges)(besideDarts(view.edges));
  const whole = nearZipEnd(view, laid, 'wrong', [seen[0], seen[1], seen[2] - WITHIN, seen[3]]);
  const deep = Math.max(...edges.map(({ allowance }) => allowance));
  const beyond = (x: number): Pair[] => cutAlong(whole.outline ?? [], upright(x), [SEEN.beside, 0]);
  const shows = (outline: Line): Pair[] => cutAtLevel(outline, seen[1] + SHOWS, [0, seen[1]]);
  const lining = liningAtZip(draft, side);
  return {
    cloth: { ...whole, outline: shows(beyond(deep)) },
    allowance: {
      ...{ ...whole, side: 'right' as const, unnamed: true as const },
      outline: cutAlong(whole.outline ?? [], upright(deep), [0, 0]),
    },
    // Joined to what is sewn down, it covers the garment below.
    lining: lining && {
      ...{ ...whole, piece: laidByHand(lining), side: 'right' as const },
      outline: shows(beyond(FOLD_OFF)),
    },
  };
}

const upright = (x: number): readonly [Pair, Pair] => [
  [x, 0],
  [x, 1],
];

/** The lining that will be felled to a zip. */
function liningAtZip({ operations, pieces }: Book['draft'], side?: BodySide): Piece | undefined {
  const felled = operations.filter(({ operation }) => operation === 'fell-lining');
  return pieces.find((own) => isOnSide(own, side) && felled.some((each) => each.pieces.includes(own.id)));
}

/** Worn on the side asked for, or on either where none is. */
const isOnSide = (piece: Piece, side: BodySide | undefined): boolean =>
  side === undefined || isWornOn(piece, side);

/** The closed zip, as far down as is seen: above its stop the tapes alone. */
export function zipEnd([, bottom]: Box): Shown[] {
  const down = (from: number): Pair[] => [
    [0, from],
    [0, bottom],
  ];
  const tapes = ([1, -1] as const).map((to) => ({
    ...tape(down(0), to, ZIP),
    within: tape(down(-STOP), to, ZIP).within ?? [],
  }));
  return [...tapes, slider([0, -STOP], ZIP)];
}
