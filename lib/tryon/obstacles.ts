import type { Point } from '@/lib/geometry/types';
import { BEYOND_UNDERARM, underarmCorner } from '@/lib/pattern/worn/grown-on';
import type { WornPlace } from '@/lib/pattern/worn/place';
import type { Cloth, WornSheet } from './cloth/cloth';
import type { Form } from './form';
import type { Obstacle } from './solve/contact';

/** Cloth keeps this far off the skin, cm. */
const SKIN_OFFSET = 0.3;
/** Under the arm, where cloth is kept off both it and the trunk, their seam would be held open: there only this. */
const BESIDE_OFFSET = 0.2;
/** What lies over other cloth keeps so far off it, cm. */
const OVER_OFFSET = 0.7;
/** Below the underarm by more than this, the arm is no obstacle to the trunk's cloth, cm. */
const BELOW_UNDERARM = 10;

/** The trunk stops all cloth, the arm what is sewn about it. */
export function obstaclesTo({ sheets, turned }: Cloth, { trunk, arm }: Form, underarm: number): Obstacle[] {
  const places = sheets.flatMap((own) => own.points.map((p) => ({ place: placeAt(own, p), y: p.y })));
  const all = places.map((_, v) => v);
  const near = all.filter((v) => {
    const { place, y } = places[v] as (typeof places)[number];
    return place === 'torso' && y > underarm - BELOW_UNDERARM;
  });
  const sleeves = all.filter((v) => places[v]?.place === 'arm');
  const own = all.filter((v) => places[v]?.place !== 'arm');
  const skin = { beside: false, onceSewn: false, offset: SKIN_OFFSET };
  const beside = { ...skin, beside: true, offset: BESIDE_OFFSET };
  return [
    { ...beside, field: trunk, vertices: Uint32Array.from(sleeves) },
    { ...beside, field: arm, vertices: Uint32Array.from(near), onceSewn: true },
    { ...skin, field: trunk, vertices: turned, onceSewn: true, offset: OVER_OFFSET },
    { ...skin, field: trunk, vertices: Uint32Array.from(own) },
    { ...skin, field: arm, vertices: Uint32Array.from(sleeves) },
  ];
}

/** What of the body a place of a piece is worn on: of one with a sleeve grown on, the arm beyond the underarm. */
function placeAt({ place, sheet }: WornSheet, { x, y }: Point): WornPlace {
  const corner = underarmCorner(sheet.mesh.piece);
  return corner && Math.abs(x) > corner.x + BEYOND_UNDERARM && y > corner.y ? 'arm' : place;
}
