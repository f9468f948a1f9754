import { required } from '@/lib/errors/required';
import { endDirection, endOf, polyline, reversePath, translatePath, withStart } from '@/lib/geometry/path';
import { add, perp, scale } from '@/lib/geometry/point';
import { bandTurn, bentEdge } from './bent';
import type { Collar } from './collar';
import { hooksAndEyes } from './hook';
import { layeredCollar } from './layered';
import { halfNeck } from './neck';
import type { HalfCollar } from './panels';

/** A stand 3 cm high is 0.5 shorter at its top than at the neck, on the half (METHODS §6: 0.4–0.8). */
export const SHORTER_PER_CM = 0.5 / 3;

/** A band on the neck: an arc square to both its ends, its top concentric with the neck edge (METHODS §6). */
export function standHalf(length: number, height: number): HalfCollar {
  const shorter = SHORTER_PER_CM * height;
  const turn = bandTurn(height, shorter);
  const neck = bentEdge(length, turn);
  const top = translatePath(bentEdge(length - shorter, turn), { x: 0, y: height });
  const corner = add(endOf(neck), scale(perp(endDirection(neck)), height));
  return { neck, end: polyline(endOf(neck), corner), outer: withStart(reversePath(top), corner) };
}

/** A band that stands up round the neck, open where the garment opens. */
export const STAND: Collar = {
  id: 'stand',
  draw: (request) => {
    const { neck, choices } = request;
    const height = required(choices.sizes['collar-height'], 'collar-height');
    const half = standHalf(halfNeck(neck), height);
    const drawn = layeredCollar(request, {
      inside: { id: 'stand-inner', half },
      outside: { id: 'stand-outer', half },
      interfacing: 'stand-interfacing',
      onFold: true,
      along: true,
      fit: { from: neck.opens === 'back' ? 'front' : 'back' },
    });
    return { ...drawn, ...hooksAndEyes(drawn, { family: 'stand-inner', line: 'end' }, height) };
  },
};
