import { cubicWithTangents } from '@/lib/geometry/fit';
import { endDirection, endOf } from '@/lib/geometry/path';
import { angleOf, distance, polar } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';

/** Whether sleeves are cut in one with the body. */
export function isGrownOn({ edges }: Piece): boolean {
  return edges.some(({ line }) => line === 'overarm') && edges.some(({ line }) => line === 'side');
}

/** Parts of the draft that hold a sleeve and half of the body in one. */
export function grownOn({ pieces }: Draft): Piece[] {
  return pieces.filter((piece) => (piece.part === 'front' || piece.part === 'back') && isGrownOn(piece));
}

/** Where the body has its underarm, on a piece without an armhole. */
export function underarmOf(piece: Piece): Point | undefined {
  const at = piece.landmarks.underarm;
  return at && { x: at[0], y: at[1] };
}

/** What the sleeve has taken of the side: the way from where its underarm begins up to that of the body. */
export function sideTaken(piece: Piece): number {
  const underarm = isGrownOn(piece) ? underarmOf(piece) : undefined;
  if (!underarm) return 0;
  const ends = piece.edges.filter(({ line }) => line === 'side').flatMap(pathOf);
  return Math.min(...ends.map(({ b }) => distance(b, underarm)));
}

/** How far out the body reaches on a piece at a height: beyond its underarm, above its side, lies the sleeve. */
export function bodyReach(piece: Piece): (y: number) => number {
  const underarm = isGrownOn(piece) ? underarmOf(piece) : undefined;
  if (!underarm) return () => Number.POSITIVE_INFINITY;
  const sides = piece.edges.filter(({ line }) => line === 'side').flatMap(pathOf);
  const top = Math.max(...sides.map(({ b }) => b.y));
  return (y) => (y > top ? underarm.x : Number.POSITIVE_INFINITY);
}

/** Where an armhole would run, from the shoulder tip to the underarm: nothing is sewn there. */
export function armholeUnseen(piece: Piece, shoulder: Path): Path | undefined {
  const underarm = underarmOf(piece);
  if (!isGrownOn(piece) || !underarm) return undefined;
  const square = polar({ x: 0, y: 0 }, angleOf(endDirection(shoulder)) - 90, 1);
  return [cubicWithTangents(endOf(shoulder), square, underarm, { x: 1, y: 0 }, 0.45, 0.4)];
}
