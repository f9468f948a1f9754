import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { add, distance, perp, scale, sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { liesOver } from '@/lib/pattern/halves';
import { pathOf } from '@/lib/pattern/lines';
import type { PieceView } from '@/lib/pattern/piece-view';
import { type Buttoned, buttonedPlaces } from '@/lib/pattern/worn/buttons';
import type { Place } from '@/lib/tryon/body/place';
import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { placesOn } from '@/lib/tryon/cloth/refined';
import type { BodySide } from '@/lib/tryon/cloth/sheet';
import { spaced } from '@/lib/tryon/mesh/chain';

/** A line on cloth: of each place on it three vertices, and how much of each. */
interface ClothLine {
  readonly corners: readonly number[];
  readonly shares: readonly number[];
}

/** What is drawn on a piece: a line in its own plane, on one side of the body or on both. */
interface Mark {
  readonly line: readonly Point[];
  readonly sides?: readonly BodySide[];
}

/** Places along a line are no farther from each other, cm. */
const STEP = 1;
/** Radius of a button, cm, and the corners it is drawn with. */
const BUTTON = { radius: 0.6, corners: 8 };

/** Lines seen on a garment beside its seams: pockets, flaps and their mouths, topstitching, buttons. */
export function marksOf({ sheets, pocketFlap }: Pick<Cloth, 'sheets' | 'pocketFlap'>): ClothLine[] {
  return clothLines({ sheets }, (own) => marksOn(own, pocketFlap));
}

/** Lines in the plane of each sheet, as they lie on its triangles. */
export function clothLines(
  { sheets }: Pick<Cloth, 'sheets'>,
  linesOn: (own: WornSheet) => readonly Mark[],
): ClothLine[] {
  return sheets.flatMap((own) => {
    const marks = linesOn(own);
    if (marks.length === 0) return [];
    const find = placesOn(own.sheet.mesh);
    return marks.flatMap(({ line, sides = own.sheet.sides }) => {
      const found = line.map(find);
      return sides.map((side) => ({
        corners: found.flatMap(({ corners }) => corners.map((v) => own.sheet.vertex(side, v) as number)),
        shares: found.flatMap(({ shares }) => shares),
      }));
    });
  });
}

function marksOn({ sheet, collar }: WornSheet, flap: number | undefined): Mark[] {
  const { piece } = sheet.mesh;
  if (collar || piece.piece.part === 'sleeve') return [];
  const drawn = piece.piece.internal.filter(
    ({ id, kind }) => kind === 'topstitch' || (id.startsWith('pocket') && kind !== 'level'),
  );
  const lines = drawn.map((each) => {
    const path = pathOf(each);
    const line = spaced(flatten(path), pathLength(path), STEP);
    return { kind: each.kind, line, ...(each.side ? { sides: [each.side] } : {}) };
  });
  const mouths = lines.filter(({ kind }) => kind === 'slash');
  const flaps = flap === undefined ? [] : mouths.map(({ line }) => ({ line: flapBelow(line, flap) }));
  return [...lines, ...flaps, ...buttonsOn(piece)];
}

/** Of a flap that hangs from a mouth what is seen: down one end, along its lower edge, and up the other. */
function flapBelow(mouth: readonly Point[], depth: number): Point[] {
  const [a, b] = [mouth[0] as Point, mouth.at(-1) as Point];
  const across = perp(unit(sub(b, a)));
  const down = scale(across, across.y > 0 ? -depth : depth);
  return [
    [a, add(a, down)],
    [add(a, down), add(b, down)],
    [add(b, down), b],
  ].flatMap(([from, to]) => spaced([from as Point, to as Point], distance(from as Point, to as Point), STEP));
}

/** Buttons are seen on the half that lies over. */
function buttonsOn(piece: PieceView): Mark[] {
  const { side } = piece.piece.cut;
  const isSeen = ({ onLimb }: Buttoned) => onLimb || !side || liesOver(piece.piece, side);
  return buttonedPlaces(piece)
    .filter(isSeen)
    .map(({ over }) => ({
      line: Array.from({ length: BUTTON.corners + 1 }, (_, i) => {
        const angle = (2 * Math.PI * i) / BUTTON.corners;
        return { x: over.x + BUTTON.radius * Math.cos(angle), y: over.y + BUTTON.radius * Math.sin(angle) };
      }),
      ...(side ? {} : { sides: [liesOver(piece.piece, 'right') ? 'right' : 'left'] }),
    }));
}

/** Lines on cloth where it has come to. */
export const placedOn = (lines: readonly ClothLine[], positions: ArrayLike<number>): Place[][] =>
  lines.map(
    ({ corners, shares }) =>
      Array.from({ length: shares.length / 3 }, (_, i) =>
        [0, 1, 2].map((axis) =>
          [0, 1, 2].reduce(
            (sum, k) =>
              sum +
              (shares[3 * i + k] as number) *
                (positions[3 * (corners[3 * i + k] as number) + axis] as number),
            0,
          ),
        ),
      ) as unknown as Place[],
  );
