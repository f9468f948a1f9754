import type { BodyModel } from '../body/model';
import { type Place, placeOf } from '../body/place';
import type { Cloth, WornSheet } from '../cloth/cloth';
import { hoodVertices } from '../cloth/hooded';
import { headOf } from '../field/head';
import type { Lay } from './dress';

/** A hood begins so far beside the head, cm. */
const BESIDE = 2.5;
/** And so far tipped back about the nape, radians. */
const TIPPED = 0.1;
/** What is so far above the nape lies over the crown, cm. */
const OVER_CROWN = 17;

/** Where a hood goes: beside the head, from the nape upward and forward. */
export interface HeadPlace {
  readonly nape: Place;
  readonly beside: number;
}

export const headPlaceOf = (half: Float64Array, model: BodyModel): HeadPlace => ({
  nape: placeOf(half, model.tapes.points.nape),
  beside: headOf(half, model).across + BESIDE,
});

/**
 * Half a hood stands upright beside the head as it is drawn: its neck edge at the nape, its face edge forward.
 * Once it is sewn it is worn up: thrown back it would lie in a heap, of which nothing is to be seen.
 */
export function layOnHead({ sheet }: WornSheet, { nape: [, y, z], beside }: HeadPlace): Lay {
  const neck = sheet.mesh.piece.edges.filter(({ line }) => line === 'neck').flatMap(({ points }) => points);
  const back = neck.reduce((least, p) => (p.x < least.x ? p : least));
  return (px, py) => {
    const [forward, up] = [px - back.x, py - back.y];
    return [
      beside,
      y + up * Math.cos(TIPPED) + forward * Math.sin(TIPPED),
      z + forward * Math.cos(TIPPED) - up * Math.sin(TIPPED),
    ];
  };
}

/** Vertices of a hood that is held on the head while the garment falls, for nothing but that holds it. */
export function overCrown(
  cloth: Pick<Cloth, 'sheets'>,
  { nape: [, y] }: HeadPlace,
  positions: Float64Array,
): number[] {
  return hoodVertices(cloth).filter((v) => (positions[3 * v + 1] as number) > y + OVER_CROWN);
}
