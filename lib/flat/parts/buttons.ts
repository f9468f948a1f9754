import type { Item } from '@/lib/drawing/types';
import { arc } from '@/lib/geometry/arc';
import { polyline } from '@/lib/geometry/path';
import { polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { halfOf } from '@/lib/pattern/halves';
import { leftName } from '@/lib/pattern/left-name';
import type { Draft, Mark, Piece } from '@/lib/pattern/types';
import { line, shape } from '../ink';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

const USUAL = 1.5;
/** A button is drawn a little larger than it is, so that a small one is still seen. */
const DRAWN = 1.1;

function placed(face: Face, piece: Piece, { at: [x, y] }: Mark): Point {
  const onHalf = face.place(piece, { x: Math.max(0, x), y });
  return { x, y: onHalf.y };
}

/** Her right front and her left back lie over: what is marked beyond the centre shows to the right of it. */
const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });

/** The marks of a half, with those of its twin that it lacks: of what is cut for each side the one has holes, the other buttons. */
export function rowOf(draft: Draft, { id, marks }: Pick<Piece, 'id' | 'marks'>): Mark[] {
  const twin = pieceOf(draft, leftName(id));
  const lacked = (twin ? halfOf(twin, 'left').marks : []).filter(
    ({ kind }) => (kind === 'button' || kind === 'buttonhole') && !marks.some((own) => own.kind === kind),
  );
  return [...marks, ...lacked];
}

/** A buttonhole that begins at a point, as `seen` on the face one looks at. */
export function holeLine(
  at: Point,
  { length = 0, angle = 0 }: Mark,
  seen: (p: Point) => Point,
  id: string,
): Item {
  return line(polyline(seen(at), seen(polar(at, angle, length))), 'seam', id);
}

/** Width at which the buttons of a garment are drawn. */
export function buttonSize({ notions }: Draft): number {
  return (notions.find(({ kind }) => kind === 'button')?.width ?? USUAL) * DRAWN;
}

/** A button seen from above. */
export function buttonShape(centre: Point, size: number, id: string): Item[] {
  const round = arc(centre, size / 2, 0, 360);
  return [shape(round, 'paper', id), line(round, 'seam', id)];
}

// Off the centre by more than this, a button has its like on the other half, through the hole that lies there.
export const COLUMN = 1;

/** Buttons and their holes on the face one looks at. */
export const buttons: FlatPart = ({ draft, near }) => {
  const size = buttonSize(draft);
  const id = `${near.view}/buttons`;
  const marks = near.panels.flatMap((piece) =>
    rowOf(draft, piece).map((mark) => ({ mark, at: placed(near, piece, mark) })),
  );
  const holes = marks.filter(({ mark }) => mark.kind === 'buttonhole');
  // What buttons under a fly is not seen.
  const centres = marks
    .filter(({ mark }) => mark.kind === 'button' && holes.length > 0)
    .flatMap(({ at }) => (Math.abs(at.x) > COLUMN ? [at, { x: -at.x, y: at.y }] : [mirrored(at)]));
  return [
    ...holes.map(({ mark, at }) => holeLine(at, mark, mirrored, id)),
    ...centres.flatMap((at) => buttonShape(at, size, id)),
  ];
};
