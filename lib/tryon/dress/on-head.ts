import type { BodyModel } from '../body/model';
import { type Place, placeOf } from '../body/place';
import type { WornSheet } from '../cloth/cloth';
import { headOf } from '../field/head';
import type { Lay } from './dress';

/** A hood begins so far beside the head, cm. */
const BESIDE = 2.5;
/** And so far tipped back about the nape, radians: upright, some would stay on the head and others not. */
const TIPPED = 0.7;

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
 * Once it is sewn it slides back off the head and lies on the shoulders, as a hood that is thrown back.
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
