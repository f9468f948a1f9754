import type { Point } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { clothOf, clothUpTo, clothWidth } from './cloth';
import { skirtWidth, type WornSkirt } from './skirt';
import type { Worn } from './types';

/** Where a point of a skirt's piece hangs: as far across as its share of the cloth at its height. */
function onSkirt(skirt: WornSkirt, piece: Piece, { x, y }: Point): Point {
  const before = skirt.panels.slice(0, skirt.panels.indexOf(piece)).map(clothOf);
  const inner = before.reduce((sum, cloth) => sum + clothWidth(cloth, y), 0);
  const whole = skirt.panels.map(clothOf).reduce((sum, cloth) => sum + clothWidth(cloth, y), 0);
  return { x: ((inner + clothUpTo(clothOf(piece), y, x)) / whole) * skirtWidth(skirt, y), y };
}

export interface Placed {
  readonly piece: Piece;
  place(p: Point): Point;
}

/** The outer pieces of the face one looks at, of bodice and skirt, and where a point of each lies when worn. */
export function placedPieces({ near, skirt }: Worn): Placed[] {
  const bodice = near.panels.map((piece) => ({ piece, place: (p: Point) => near.place(piece, p) }));
  if (!skirt) return bodice;
  return [
    ...bodice,
    ...skirt.panels.map((piece) => ({ piece, place: (p: Point) => onSkirt(skirt, piece, p) })),
  ];
}
