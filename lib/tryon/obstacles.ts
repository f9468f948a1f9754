import type { Cloth } from './cloth/cloth';
import type { Form } from './form';
import type { Obstacle } from './solve/contact';

/** Cloth keeps this far off the skin, cm. */
const SKIN_OFFSET = 0.3;
/** What lies over other cloth keeps so far off it, cm. */
const OVER_OFFSET = 0.7;
/** Below the underarm by more than this, the arm is no obstacle to the trunk's cloth, cm. */
const BELOW_UNDERARM = 10;

/** The trunk stops all cloth, the arm what is sewn about it. */
export function obstaclesTo({ sheets, turned }: Cloth, { trunk, arm }: Form, underarm: number): Obstacle[] {
  const places = sheets.flatMap(({ points, place }) => points.map(({ y }) => ({ place, y })));
  const all = places.map((_, v) => v);
  const near = all.filter((v) => {
    const { place, y } = places[v] as (typeof places)[number];
    return place === 'torso' && y > underarm - BELOW_UNDERARM;
  });
  const sleeves = all.filter((v) => places[v]?.place === 'arm');
  const own = all.filter((v) => places[v]?.place !== 'arm');
  const skin = { beside: false, onceSewn: false, offset: SKIN_OFFSET };
  return [
    { ...skin, field: trunk, vertices: Uint32Array.from(sleeves), beside: true },
    { ...skin, field: arm, vertices: Uint32Array.from(near), beside: true, onceSewn: true },
    { ...skin, field: trunk, vertices: turned, onceSewn: true, offset: OVER_OFFSET },
    { ...skin, field: trunk, vertices: Uint32Array.from(own) },
    { ...skin, field: arm, vertices: Uint32Array.from(sleeves) },
  ];
}
