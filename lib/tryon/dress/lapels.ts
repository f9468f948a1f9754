import type { Point } from '@/lib/geometry/types';
import { rollOf } from '@/lib/pattern/worn/roll';
import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { placesOn } from '@/lib/tryon/cloth/refined';

/** A lapel lies so far before the front it is turned on to, cm. */
const BEFORE = 0.7;

/** Turns lapels over on fronts that have been sewn, in place: each vertex before the place that it is mirrored on. */
export function layLapels({ sheets }: Cloth, places: Float64Array): void {
  for (const own of sheets) {
    const roll = rollOf(own.sheet.mesh.piece);
    if (roll) layOver(own, roll, places);
  }
}

function layOver({ sheet }: WornSheet, roll: NonNullable<ReturnType<typeof rollOf>>, places: Float64Array) {
  const find = placesOn(sheet.mesh);
  sheet.mesh.points.forEach((p: Point, local) => {
    if (!roll.isTurned(p)) return;
    const { corners, shares } = find(roll.turned(p));
    for (const side of sheet.sides) {
      const at = corners.map((v) => 3 * (sheet.vertex(side, v) as number));
      const place = [0, 1, 2].map((axis) =>
        at.reduce((sum, first, k) => sum + (shares[k] as number) * (places[first + axis] as number), 0),
      ) as [number, number, number];
      places.set([place[0], place[1], place[2] + BEFORE], 3 * (sheet.vertex(side, local) as number));
    }
  });
}
