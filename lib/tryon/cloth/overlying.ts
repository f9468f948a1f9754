import type { Point } from '@/lib/geometry/types';
import { liesOver, outwardX } from '@/lib/pattern/halves';
import { rollOf } from '@/lib/pattern/worn/roll';
import type { Overlapping } from '@/lib/tryon/solve/overlap';
import { leftOf } from './closures';
import type { WornSheet } from './cloth';
import type { Tie } from './ties';

/** Cloth that lies over other cloth, wherever it is worn. */
export type Overlying = Omit<Overlapping, 'field'>;

/** What is turned over lies on the rest of the garment, her right half on the left where they lap, a front petal on the back one. */
export function overlyingOf(
  sheets: readonly WornSheet[],
  turned: Uint32Array,
  buttons: readonly Tie[],
): Overlying[] {
  const isTurned = new Set(turned);
  const plain = sheets.filter(({ place }) => place !== 'skirt').flatMap(({ triangles }) => triangles);
  const lapels = sheets.filter(({ collar }) => !collar).flatMap((own) => lapelsOf(own, isTurned));
  const isLapel = new Set(lapels.flatMap(({ over }) => [...over]));
  const collars = {
    over: turned.filter((v) => !isLapel.has(v)),
    under: trianglesOf(plain, (v) => !isTurned.has(v)),
  };
  const held = new Set(buttons.map(({ vertex }) => vertex));
  const laps = lapsIn(sheets).map(({ over, under, triangles }) => ({
    over: Uint32Array.from(over.filter((v) => !under.has(v) && !held.has(v) && !isTurned.has(v))),
    under: trianglesOf(triangles, (v) => under.has(v) && !isTurned.has(v)),
    alike: true,
  }));
  return [collars, ...lapels, ...laps, petalsOf(sheets)].filter(
    ({ over, under }) => over.length > 0 && under.length > 0,
  );
}

/** A lapel lies on its own half: where the other laps over that, it lies under it too. */
function lapelsOf(own: WornSheet, isTurned: ReadonlySet<number>): Overlying[] {
  const [left, right] = halvesOf(own);
  return [left, right]
    .map((own) => new Set(own))
    .map((half) => ({
      over: Uint32Array.from([...half].filter((v) => isTurned.has(v))),
      under: trianglesOf(own.triangles, (v) => half.has(v) && !isTurned.has(v)),
    }));
}

/** Of a front petal what is not beside its underarm lies on the back one. */
function petalsOf(sheets: readonly WornSheet[]): Overlying {
  const [front, back] = ['petal-front', 'petal-back'].map((id) =>
    sheets.filter(({ sheet }) => sheet.mesh.piece.id === id),
  );
  return {
    over: Uint32Array.from((front ?? []).flatMap(overArm)),
    under: Uint32Array.from((back ?? []).flatMap(({ triangles }) => triangles)),
  };
}

/** Over the arm is what lies nearer to its middle than to the underarm. */
function overArm({ sheet }: WornSheet): number[] {
  const { points } = sheet.mesh;
  const middle = Math.max(...points.map(({ x }) => x)) / 2;
  const local = points.flatMap(({ x }, i) => (x < middle ? [i] : []));
  return sheet.sides.flatMap((side) => local.flatMap((i) => sheet.vertex(side, i) ?? []));
}

/** Whether the halves of a piece are buttoned or tied on each other. */
export const isLapped = (own: WornSheet): boolean => own.sheet.sides.length === 2 && hasRow(own);

interface Lap {
  readonly over: readonly number[];
  readonly under: ReadonlySet<number>;
  /** Of what lies under. */
  readonly triangles: readonly number[];
}

/** Where halves lie on each other: of a piece that is cut twice, and of two that are cut for each side. */
function lapsIn(sheets: readonly WornSheet[]): Lap[] {
  const twice = sheets.filter(isLapped).map((own) => {
    const [left, right] = lapsOf(own);
    const triangles = own.triangles;
    return liesOver(own.sheet.mesh.piece.piece, 'right')
      ? { under: new Set(left), over: right, triangles }
      : { under: new Set(right), over: left, triangles };
  });
  const all = sheets.map(({ sheet }) => sheet);
  const apart = sheets.flatMap((own) => {
    const twin = sheets.find(({ sheet }) => sheet === leftOf(own.sheet, all));
    if (!twin || !hasRow(own)) return [];
    const [over, under] = isOverTwin(twin) ? [twin, own] : [own, twin];
    return [{ under: new Set(lapOf(under)), over: lapOf(over), triangles: under.triangles }];
  });
  return [...twice, ...apart];
}

const hasRow = ({ sheet }: WornSheet): boolean => sheet.mesh.buttons.some(({ onLimb }) => !onLimb);

/** Whether a piece that is cut for one side is buttoned on that of the other. */
export const isButtonedForSide = (own: WornSheet): boolean =>
  own.sheet.mesh.piece.piece.cut.side !== undefined && hasRow(own);

/** Whether a piece that is cut for one side lies over its twin where they are buttoned. */
export function isOverTwin(own: WornSheet): boolean {
  const { piece } = own.sheet.mesh.piece;
  return isButtonedForSide(own) && piece.cut.side !== undefined && liesOver(piece, piece.cut.side);
}

/** The lap of what is cut for one side. */
function lapOf(own: WornSheet): number[] {
  const isIn = inLap(own);
  const { sides, mesh, vertex } = own.sheet;
  return sides.flatMap((side) =>
    mesh.points.flatMap((p, local) => (isIn(p) ? (vertex(side, local) ?? []) : [])),
  );
}

type Halves = [left: number[], right: number[]];

function halvesOf({ sheet }: WornSheet, isOf: (p: Point) => boolean = () => true): Halves {
  const on = (side: 'left' | 'right') =>
    sheet.mesh.points.flatMap((p, local) => (isOf(p) ? (sheet.vertex(side, local) ?? []) : []));
  return [on('left'), on('right')];
}

/** Cloth farther beside a lap than this is no part of it, though a fold may bring it there, cm. */
const BESIDE = 3;

const lapsOf = (own: WornSheet): Halves => halvesOf(own, inLap(own));

/**
 * Whether a place of a piece whose halves lap belongs to what laps or to a little beside it: they lap as far as each is
 * drawn beyond the centre, lapels left out.
 */
export function inLap(own: WornSheet): (p: Point) => boolean {
  const { points, piece } = own.sheet.mesh;
  const roll = rollOf(piece);
  const outward = ({ x }: Point) => outwardX(piece.piece, x);
  const beyond = -Math.min(...points.filter((p) => !roll?.isTurned(p)).map(outward));
  return (p) => outward(p) < beyond + BESIDE;
}

function trianglesOf(triangles: readonly number[], isOf: (v: number) => boolean): Uint32Array {
  const kept: number[] = [];
  for (let first = 0; first < triangles.length; first += 3) {
    const corners = triangles.slice(first, first + 3);
    if (corners.every(isOf)) kept.push(...corners);
  }
  return Uint32Array.from(kept);
}
