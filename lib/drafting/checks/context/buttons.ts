import { polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { outwardX } from '@/lib/pattern/halves';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Mark } from '@/lib/pattern/types';

/** A row of buttons or buttonholes on one piece, from the top. */
export interface Row {
  readonly view: PieceView;
  readonly marks: readonly Mark[];
}

export function rowsOf({ pieces }: MeasuredDraft, kind: 'button' | 'buttonhole'): Row[] {
  return pieces.flatMap((view) => {
    if (view.piece.material === 'interfacing') return [];
    const marks = view.piece.marks.filter((mark) => mark.kind === kind);
    return marks.length === 0 ? [] : [{ view, marks: [...marks].sort((a, b) => b.at[1] - a.at[1]) }];
  });
}

// METHODS §10: a hole begins 0.3 beyond the middle of its button.
const TO_BUTTON = 0.3;

/** Where a mark holds the other half: a button at its middle, a hole where its button comes to rest in it. */
export function restOf({ kind, at: [x, y], angle = 0 }: Mark): Point {
  return kind === 'buttonhole' ? polar({ x, y }, angle, TO_BUTTON) : { x, y };
}

/** The slit of a buttonhole, from end to end. */
export function slitOf({ at: [x, y], length = 0, angle = 0 }: Mark): readonly [Point, Point] {
  return [{ x, y }, polar({ x, y }, angle, length)];
}

/** The centre line of a piece that laps over it. */
export function lapCentre({ piece }: PieceView): { x: number; line: readonly [Point, Point] } | undefined {
  const centre = piece.internal.find(({ id }) => id === 'centre-front' || id === 'centre-back');
  const [move, end] = centre ? [centre.path[0], centre.path[centre.path.length - 1]] : [];
  if (move?.[0] !== 'M' || end?.[0] !== 'L') return undefined;
  const line = [
    { x: move[1], y: move[2] },
    { x: end[1], y: end[2] },
  ] as const;
  return { x: move[1], line };
}

/** Width in cm by which a piece laps over its centre line. */
export function extensionOf(view: PieceView): number | undefined {
  const centre = lapCentre(view);
  if (!centre) return undefined;
  const outward = (x: number) => outwardX(view.piece, x);
  return outward(centre.x) - Math.min(...view.seamLine.xs.map(outward));
}
