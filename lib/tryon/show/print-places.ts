import { sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { RangedSheet } from '@/lib/tryon/cloth/sheet-ranges';

/**
 * Where each vertex of a sheet lies on the bolt, two figures each, cm: across the warp and along it, seen from the right
 * side of the cloth. Pieces are drawn above one waist and beside one centre, so stripes meet where they are laid to meet.
 */
export function printPlaces({ sheet }: RangedSheet, fromOutside: boolean): Float32Array {
  const grain = upward(grainOf(sheet.sheet.mesh.piece.piece));
  const { onFold } = sheet.sheet.mesh.piece.piece.cut;
  const places = new Float32Array(2 * sheet.points.length);
  sheet.points.forEach((p, i) => {
    // What is cut twice has its image cut with the grain's image; what is unfolded is one cloth with one grain.
    const own = sheet.worn[i] === 'right' && !onFold ? { x: -grain.x, y: grain.y } : grain;
    const across = own.y * p.x - own.x * p.y;
    places.set([fromOutside ? across : -across, own.x * p.x + own.y * p.y], 2 * i);
  });
  return places;
}

function grainOf({ grain: [from, to] }: { readonly grain: readonly [readonly number[], readonly number[]] }) {
  const at = ([x, y]: readonly number[]): Point => ({ x: x as number, y: y as number });
  return unit(sub(at(to), at(from)));
}

const upward = ({ x, y }: Point): Point => (y < 0 ? { x: -x, y: -y } : { x, y });
