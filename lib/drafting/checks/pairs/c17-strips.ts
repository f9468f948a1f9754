import type { ValueOf } from '@/lib/choices/slots/registry';
import { foldEdge } from '@/lib/pattern/find';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Limits, Reading } from '../result';
import { between, defineRule } from '../rule';
import { bagReadings } from './bag-over-hem';
import { pocketReadings } from './pocket-parts';

// METHODS §10: what a belt has over the waist of the garment.
const OVER_WAIST: Readonly<Record<ValueOf<'belt'>, readonly [number, number] | undefined>> = {
  none: undefined,
  tie: [100, 140],
  buckle: [15, 25],
  'half-belt': undefined,
};
// METHODS §10: a loop goes round the belt with 1.5 to spare and two ends of 1; set by hand, it still lets the belt through.
const LOOP = { clearance: 1.5, least: 0.5, ends: 2 };
const TOLERANCE = 0.1;

/** Length of a strip as worn: what is drawn on the fold counts twice. */
function lengthOf(view: PieceView): number {
  const { seamLine, piece } = view;
  const fold = foldEdge(view);
  const along = Math.max(seamLine.extent(1, 0), seamLine.extent(0, 1));
  const acrossFold =
    fold &&
    Math.abs(fold.startDirection.x) * seamLine.extent(0, 1) +
      Math.abs(fold.startDirection.y) * seamLine.extent(1, 0);
  return piece.cut.onFold && acrossFold ? Math.max(along, 2 * acrossFold) : along;
}

const within = (min: number, max: number): Limits => between(min - TOLERANCE, max + TOLERANCE);

function beltReadings({ draft, pieces }: MeasuredDraft): Reading[] {
  const range = OVER_WAIST[draft.choices.options.belt ?? 'none'];
  // Beside the waist itself it goes round the edge or seam it lies on.
  const girth = draft.construction.beltGirth ?? draft.finished.waist;
  if (!range || girth === undefined) return [];
  return pieces
    .filter(
      ({ piece }) => piece.part === 'belt' && piece.material !== 'interfacing' && !/loop/.test(piece.id),
    )
    .map((view) => ({
      figure: lengthOf(view) * view.piece.cut.count - girth,
      where: `${view.id}: length over the girth it goes round`,
      limits: within(...range),
    }));
}

function loopReadings({ draft, pieces }: MeasuredDraft): Reading[] {
  const width = draft.choices.sizes['belt-width'];
  const asked = draft.choices.sizes['belt-loops'];
  if (width === undefined) return [];
  const clear = asked === undefined ? width + LOOP.clearance : Math.max(asked, width + LOOP.least);
  const expected = clear + LOOP.ends;
  return pieces
    .filter(({ id }) => /belt-loop$/.test(id))
    .map((view) => ({
      figure: lengthOf(view),
      where: `${view.id}: length`,
      limits: within(expected, expected),
    }));
}

// METHODS §10: beyond the nape each strap of a halter has so much for a bow.
const TO_TIE = [35, 45] as const;

/** Straps tied behind the neck reach from the front over the shoulder to the nape, and have their ends to tie. */
function napeReadings({ draft, pieces }: MeasuredDraft): Reading[] {
  const { strapFront = 0, strapNape } = draft.construction;
  if (strapNape === undefined) return [];
  return pieces
    .filter(({ piece }) => piece.part === 'strap')
    .map((view) => ({
      figure: lengthOf(view) - strapFront - strapNape,
      where: `${view.id}: length beyond the nape`,
      limits: within(...TO_TIE),
    }));
}

// Only edges of the garment itself are bound; facings, pockets and straps end raw inside.
const FREE = 'facing-inner';
const BOUND_PARTS = new Set(['front', 'back', 'skirt-front', 'skirt-back', 'sleeve']);

/** Tape bought for bound edges goes round all of them. */
function tapeReadings({ draft, pieces }: MeasuredDraft): Reading[] {
  const tapes = draft.notions.filter(({ kind }) => kind === 'bias-tape');
  if (tapes.length === 0) return [];
  const bought = tapes.reduce((sum, { count, length = 0 }) => sum + count * length, 0);
  const bound = pieces.flatMap(({ edges, copies, piece }) =>
    piece.material === 'shell' && BOUND_PARTS.has(piece.part)
      ? edges
          .filter(({ role, allowance, line }) => role === 'finished' && allowance === 0 && line !== FREE)
          .map(({ length }) => length * copies)
      : [],
  );
  const needed = bound.reduce((sum, length) => sum + length, 0);
  return [
    {
      figure: bought - needed,
      where: 'bias tape less bound edges',
      limits: { E: { min: 0 } },
    },
  ];
}

/** INVARIANTS C17: seams hold what is sewn on; this holds what is not. */
export const C17 = defineRule({
  id: 'C17',
  title: 'Belts, loops and tapes are as long as the edges they go round, flaps and bags as their mouth',
  limits: { E: {} },
  read: (context) => [
    ...beltReadings(context),
    ...loopReadings(context),
    ...napeReadings(context),
    ...tapeReadings(context),
    ...pocketReadings(context),
    ...bagReadings(context),
  ],
});
