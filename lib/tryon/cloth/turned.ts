import type { Point } from '@/lib/geometry/types';
import { outwardX } from '@/lib/pattern/halves';
import { rollOf } from '@/lib/pattern/worn/roll';
import type { WornSheet } from './cloth';
import { cowlEdgeOf } from './cowled';
import { isButtonedForSide, isLapped } from './overlying';

interface Turned {
  readonly turned: Uint32Array;
  readonly collars: Uint32Array;
  readonly stands: Uint32Array;
  /** Vertices of a cowl behind which its facing lies. */
  readonly doubled: Uint32Array;
}

/** Beside the centre a facing with interfacing lies behind buttons and their holes for so far at least, cm. */
const STAND = 5;

/** Vertices of collars and lapels beyond where they roll over, all of collars, and those of what has a second layer behind it. */
export function turnedIn(sheets: readonly WornSheet[]): Turned {
  const turned = sheets.flatMap((own) => verticesWhere(own, isTurnedOn(own)));
  const collars = sheets.filter(({ collar }) => collar).flatMap((own) => verticesWhere(own, () => true));
  const stands = sheets
    .filter((own) => !own.collar && (isLapped(own) || isButtonedForSide(own)))
    .flatMap((own) => verticesWhere(own, isBesideCentre(own)));
  return {
    turned: Uint32Array.from(turned),
    collars: Uint32Array.from(collars),
    stands: Uint32Array.from(stands),
    doubled: Uint32Array.from(sheets.flatMap((own) => verticesWhere(own, isDoubled(own)))),
  };
}

function isBesideCentre({ sheet }: WornSheet): (p: Point) => boolean {
  return ({ x }) => outwardX(sheet.mesh.piece.piece, x) < STAND;
}

/** The facing of a cowl lies so far down behind it, cm. */
const FACED = 6;

function isDoubled({ sheet }: WornSheet): (p: Point) => boolean {
  const [corner] = cowlEdgeOf(sheet.mesh.piece)?.points ?? [];
  return ({ y }) => corner !== undefined && y > corner.y - FACED;
}

function isTurnedOn({ sheet, fall }: WornSheet): (p: Point) => boolean {
  const turns = fall ?? rollOf(sheet.mesh.piece);
  return (p) => turns?.isTurned(p) ?? false;
}

function verticesWhere({ sheet }: WornSheet, isOf: (p: Point) => boolean): number[] {
  return sheet.sides.flatMap((side) =>
    sheet.mesh.points.flatMap((p, local) => {
      const vertex = isOf(p) ? sheet.vertex(side, local) : undefined;
      return vertex === undefined ? [] : [vertex];
    }),
  );
}
