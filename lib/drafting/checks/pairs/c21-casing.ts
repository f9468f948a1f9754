import { pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { backFullness } from '@/lib/pattern/back-fullness';
import { isDrawnUp } from '@/lib/pattern/drawn-up';
import { liesAcross, outwardX } from '@/lib/pattern/halves';
import { withoutLeft } from '@/lib/pattern/left-name';
import { pathOf } from '@/lib/pattern/lines';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { isWaistCasing } from '@/lib/pattern/worn/waist-casing';
import { isPulledOn } from '../../openings/way-in';
import { bodyPassage } from '../../passage';
import type { Reading } from '../result';
import { atLeast, atMost, between, defineRule } from '../rule';

/** Ends of the elastic that lie on each other, and of the cord to tie (METHODS §10), cm. */
const ENDS = { elastic: 2, cord: 70 };
/** How many times longer the cloth is than the elastic: less hardly gathers, more bunches. */
const GATHERED = [1.05, 2.5] as const;
/** The middle of a strip against the rows of stitching beside it, cm. */
const ON_CLOTH = 0.3;
/** Cloth between a hole and the stitching of its casing (INVARIANTS F9). */
const CLEAR = 0.5;
/** What reaches no further than this beyond the centre is the lap's. */
const ON_LAP = 0.05;

const FACES = ['front', 'back'] as const;
const BODY_SIDES = ['right', 'left'] as const;

const stripOf = ({ pieces }: MeasuredDraft, face: string): PieceView | undefined =>
  pieces.find(({ piece }) => isWaistCasing(piece) && piece.id.endsWith(face));

/** The strip of a face; one for each side, where the halves of the cloth differ. */
const stripsOf = ({ pieces }: MeasuredDraft, face: string): PieceView[] =>
  pieces.filter(({ id, piece }) => isWaistCasing(piece) && withoutLeft(id).endsWith(face));

const lengthOf = (view: PieceView): number => view.copies * view.seamLine.extent(1, 0);

const marked = ({ piece }: PieceView): Path[] =>
  piece.internal.filter(({ id }) => id.startsWith('waist-casing')).map(pathOf);

/** Two rows marked across the cloth, as long as they are on average. */
function betweenRows(views: readonly PieceView[]): number {
  return views.reduce((sum, view) => {
    const rows = marked(view).reduce((all, row) => all + pathLength(row), 0);
    return sum + (view.copies * rows) / 2;
  }, 0);
}

/** How far from the centre of its piece a row begins. */
const beginnings = (view: PieceView): number[] =>
  marked(view).map((row) => outwardX(view.piece, startOf(row).x) + backFullness(view.piece));

/** What of the seam under a casing is the cloth's own, its lap left out, cm. */
function ownSeam(view: PieceView): number {
  const { edges, copies, piece } = view;
  const isOnLap = (from: number, to: number) =>
    !liesAcross(piece) && Math.max(outwardX(piece, from), outwardX(piece, to)) <= ON_LAP;
  const own = edges.filter(({ line, start, end }) => line === 'waist' && !isOnLap(start.x, end.x));
  return copies * (own.reduce((all, { length }) => all + length, 0) - backFullness(view.piece));
}

/** The seam a casing stands on, from where the row above it begins to the side: halves cut for each side begin each by itself. */
function alongSeam(views: readonly PieceView[]): number {
  const along = (own: readonly PieceView[], sides: number): number => {
    const begins = Math.min(...own.flatMap(beginnings));
    return own.reduce((sum, view) => sum + ownSeam(view), 0) - sides * Math.max(0, begins);
  };
  const isParted = views.every(({ piece }) => piece.cut.side !== undefined);
  if (!isParted) return along(views, 2);
  const onSides = BODY_SIDES.map((side) => views.filter(({ piece }) => piece.cut.side === side));
  return onSides.reduce((sum, own) => sum + along(own, 1), 0);
}

/** Cloth of a face under its casing; none where it is gathered before. */
function clothUnder(context: MeasuredDraft, face: (typeof FACES)[number]): number | undefined {
  const { seams, construction } = context.draft;
  const gathered = seams.some(({ operation }) => operation === 'gather-bodice' && face === 'front');
  if (gathered || isDrawnUp(context.draft, face)) return undefined;
  const views = shellPieces(context, face);
  return construction.casingLevel === 0 ? betweenRows(views) : alongSeam(views);
}

function stripReadings(context: MeasuredDraft): Reading[] {
  return FACES.flatMap((face) => {
    const [strip, cloth] = [stripOf(context, face), clothUnder(context, face)];
    if (!strip || cloth === undefined) return [];
    const length = stripsOf(context, face).reduce((sum, view) => sum + lengthOf(view), 0);
    return [{ figure: Math.abs(length - cloth), where: `${strip.id}: on its cloth` }];
  });
}

/** What runs in the casing, against the cloth it draws in and the girth it ties round. */
function runningReadings(context: MeasuredDraft, casing: number): Reading[] {
  const { notions, construction, operations } = context.draft;
  const elastic = operations.find(({ operation }) => operation === 'insert-waist-elastic')?.figures.length;
  const cord = notions.find(({ kind }) => kind === 'cord')?.length;
  return [
    ...(elastic === undefined
      ? []
      : [
          {
            figure: casing / (Number(elastic) - ENDS.elastic),
            where: 'casing over elastic',
            limits: between(...GATHERED),
          },
        ]),
    ...(cord === undefined
      ? []
      : [
          {
            figure: cord - (construction.casingGirth ?? 0),
            where: 'cord over flat girth',
            limits: atLeast(ENDS.cord),
          },
        ]),
  ];
}

/** A hole for the cord, against the rows of stitching above and below it. */
function holeReadings({ pieces }: MeasuredDraft, [strip]: readonly PieceView[]): Reading[] {
  const height = strip?.seamLine.extent(0, 1) ?? 0;
  return pieces.flatMap(({ piece }) =>
    piece.internal
      .filter(({ id }) => id === 'cord-hole')
      .map((hole) => ({
        figure: (height - pathLength(pathOf(hole))) / 2,
        where: `${piece.id}: hole within its casing`,
        limits: atLeast(CLEAR - 1e-6),
      })),
  );
}

function readings(context: MeasuredDraft): Reading[] {
  const strips = FACES.flatMap((face) => stripOf(context, face) ?? []);
  if (strips.length === 0) return [];
  const { body, choices, construction } = context.draft;
  const casing = FACES.flatMap((face) => stripsOf(context, face)).reduce(
    (sum, own) => sum + lengthOf(own),
    0,
  );
  const passes = {
    figure: construction.casingGirth ?? 0,
    where: 'flat girth over the shoulders',
    limits: atLeast(bodyPassage(body)),
  };
  return [
    ...stripReadings(context),
    ...runningReadings(context, casing),
    ...holeReadings(context, strips),
    ...(isPulledOn(choices) ? [passes] : []),
  ];
}

/** INVARIANTS C21. */
export const C21 = defineRule({
  id: 'C21',
  title: 'A casing is as long as its cloth, passes flat and is drawn in by what runs in it',
  limits: atMost(ON_CLOTH),
  read: readings,
});
