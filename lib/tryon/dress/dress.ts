import { isHood } from '@/lib/pattern/worn/collar';
import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { inLap, isLapped, isOverTwin } from '@/lib/tryon/cloth/overlying';
import { type RangedSheet, rangedSheets, verticesOf } from '@/lib/tryon/cloth/sheet-ranges';
import { layAttached } from './attached';
import { attachmentOf } from './attachment';
import type { Figure } from './figure';
import { layOnArm } from './on-arm';
import { layOnHead } from './on-head';
import { layOnTrunk } from './on-trunk';

/** Lays one vertex of a sheet round the body. */
export type Lay = (x: number, y: number) => readonly [x: number, y: number, z: number];

/**
 * Where each vertex of a cloth begins, three figures each, cm: front, back and sleeves wrapped round what they are worn
 * on, then piece by piece all that is sewn to them. Refuses a piece that is sewn to nothing that is worn.
 */
export function dressed(cloth: Cloth, figure: Figure): Float64Array {
  const dressing = {
    cloth,
    figure,
    places: new Float64Array((cloth.flat.length / 2) * 3),
    laid: new Set<number>(),
  };
  const onTrunk = layOnTrunk(cloth, figure);
  const onArm = layOnArm(cloth.sheets, figure);
  const waiting = rangedSheets(cloth).filter((own) => {
    const { piece } = own.sheet.sheet.mesh;
    const { part } = piece.piece;
    if (part === 'front' || part === 'back') put(own, onTrunk(own.sheet), dressing);
    else if (part === 'sleeve') put(own, onArm(own.sheet), dressing);
    else if (isHood(piece)) put(own, layOnHead(own.sheet, figure.head), dressing);
    else return true;
    return false;
  });
  hangOn(waiting, dressing);
  return dressing.places;
}

/**
 * Lays collars anew, in place, on necklines that have been sewn: before that a shoulder's width lies open in them, and
 * what was turned over that may come to lie on the wrong side.
 */
export function layCollars(cloth: Cloth, figure: Figure, places: Float64Array): void {
  const all = rangedSheets(cloth);
  const isCollar = ({ sheet: { collar } }: RangedSheet) => collar !== undefined;
  const laid = new Set(all.filter((own) => !isCollar(own)).flatMap(verticesOf));
  hangOn(all.filter(isCollar), { cloth, figure, places, laid });
}

interface Dressing {
  readonly cloth: Cloth;
  readonly figure: Figure;
  readonly places: Float64Array;
  /** Vertices that have been laid. */
  readonly laid: Set<number>;
}

/** Lays pieces one after the other, each once what it is sewn to has been laid. */
function hangOn(pieces: readonly RangedSheet[], dressing: Dressing): void {
  const { cloth, laid } = dressing;
  const waiting = [...pieces];
  while (waiting.length > 0) {
    const next = waiting.findIndex((own) => attachmentOf(own, cloth, laid) !== undefined);
    const [own] = waiting.splice(Math.max(0, next), 1) as [RangedSheet];
    const seam = attachmentOf(own, cloth, laid);
    if (!seam) throw new Error(`The piece ${own.sheet.sheet.mesh.piece.id} is sewn to nothing that is worn`);
    put(own, layAttached(own, seam, dressing), dressing);
  }
}

function put({ sheet, first }: RangedSheet, lay: Lay, { places, laid }: Dressing): void {
  placesOf(sheet, lay).forEach(([x, y, z], i) => {
    places.set([x, y, z], 3 * (first + i));
    laid.add(first + i);
  });
}

/** Of two halves that lap, her right begins so far before her left, cm. */
const OVER = 0.7;

/** What is worn on her right is the image of what lies on her left. */
function placesOf(own: WornSheet, lay: Lay): (readonly [number, number, number])[] {
  const { sheet, worn } = own;
  const seen = { left: 0, right: 0 };
  const { points, piece } = sheet.mesh;
  const fresh = {
    left: points,
    right: points.filter((_, local) => sheet.vertex('right', local) !== sheet.vertex('left', local)),
  };
  const isTwin = isOverTwin(own);
  const isOver = isLapped(own) || isTwin ? inLap(own) : () => false;
  const outward = piece.face === 'back' ? -OVER : OVER;
  return worn.map((side) => {
    const { x, y } = fresh[side][seen[side]++] as { x: number; y: number };
    const [px, py, pz] = lay(x, y);
    const off = isOver({ x, y }) ? outward : 0;
    if (side === 'left') return [px, py, isTwin ? pz + off : pz];
    return [-px, py, pz + off];
  });
}
