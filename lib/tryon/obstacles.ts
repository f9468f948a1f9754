import type { Cloth } from './cloth/cloth';
import type { Form } from './form';
import type { Obstacle } from './solve/contact';
import { OVER_OFFSET } from './solve/drape';
import type { Layers } from './solve/layers';

/** Cloth keeps this far off the skin, cm. */
const SKIN_OFFSET = 0.3;
/** Below the underarm by more than this, the arm is no obstacle to the trunk's cloth, cm. */
const BELOW_UNDERARM = 10;

/** A flat collar lies over front, back and sleeves. */
export function layersOf({ sheets, flatCollar }: Cloth, { trunk }: Form): Layers {
  const places = sheets.flatMap(({ points, place }) => points.map(() => place));
  const under = places.flatMap((place, v) => (place === 'torso' || place === 'arm' ? [v] : []));
  return {
    field: trunk,
    over: flatCollar,
    under: Uint32Array.from(flatCollar.length > 0 ? under : []),
    offsets: new Float64Array(flatCollar.length).fill(OVER_OFFSET),
  };
}

/** The trunk stops all cloth, the arm what is sewn about it. */
export function obstaclesTo(
  { sheets, turned }: Cloth,
  { trunk, arm }: Form,
  { over, offsets }: Layers,
  underarm: number,
): Obstacle[] {
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
    { ...skin, field: trunk, vertices: over, onceSewn: true, offset: offsets },
    { ...skin, field: trunk, vertices: Uint32Array.from(own) },
    { ...skin, field: arm, vertices: Uint32Array.from(sleeves) },
  ];
}
