import { onStraps } from './cloth/along-lines';
import type { Cloth } from './cloth/cloth';
import { hoodVertices } from './cloth/hooded';
import { placeAt } from './cloth/place-at';
import { isHaltered } from './cloth/strapped';
import { type Ellipsoid, ellipsoidField } from './field/ellipsoid';
import { headOf } from './field/head';
import { neckOf } from './field/neck';
import type { Form } from './form';
import type { Obstacle } from './solve/contact';

/** Cloth keeps this far off the skin, cm. */
const SKIN_OFFSET = 0.3;
/** A wrist is no thicker than the mesh is wide: while a sleeve so long is sewn it keeps so far off the arm, cm. */
const LONG_SLEEVE = 35;
const LONG_OFFSET_SEWING = 1;
/** What lies over other cloth keeps so far off it, cm. */
const OVER_OFFSET = 0.7;
/** Below the underarm by more than this, the arm is no obstacle to the trunk's cloth, cm. */
const BELOW_UNDERARM = 10;

/** The trunk stops all cloth, the arm what is sewn about it. */
export function obstaclesTo(cloth: Cloth, form: Form, underarm: number): Obstacle[] {
  const { sheets, turned } = cloth;
  const { trunk, arm } = form;
  const places = sheets.flatMap((own) => own.points.map((p) => ({ place: placeAt(own, p), y: p.y })));
  const all = places.map((_, v) => v);
  const near = all.filter((v) => {
    const { place, y } = places[v] as (typeof places)[number];
    return place === 'torso' && y > underarm - BELOW_UNDERARM;
  });
  const sleeves = all.filter((v) => places[v]?.place === 'arm');
  const own = all.filter((v) => places[v]?.place !== 'arm');
  const skin = { beside: false, onceSewn: false, offset: SKIN_OFFSET };
  const beside = { ...skin, beside: true };
  return [
    { ...beside, field: trunk, vertices: Uint32Array.from(sleeves) },
    { ...beside, field: arm, vertices: Uint32Array.from(near), onceSewn: true },
    { ...skin, field: trunk, vertices: turned, onceSewn: true, offset: OVER_OFFSET },
    { ...skin, field: trunk, vertices: Uint32Array.from(own) },
    { ...skin, field: arm, vertices: Uint32Array.from(sleeves), offsetSewing: sewingOffset(sheets) },
    ...hiddenUnder(cloth, form).map((own) => ({ ...skin, ...own })),
  ];
}

function sewingOffset(sheets: Cloth['sheets']): number {
  const isLong = sheets.some(({ sheet: { mesh } }) => {
    const { piece, seamLine } = mesh.piece;
    return piece.part === 'sleeve' && seamLine.extent(0, 1) > LONG_SLEEVE;
  });
  return isLong ? LONG_OFFSET_SEWING : SKIN_OFFSET;
}

/** What is worn over a head or hangs from the neck, though neither is shown. */
function hiddenUnder(
  { sheets, doubled }: Cloth,
  { half, model }: Form,
): Pick<Obstacle, 'field' | 'vertices'>[] {
  const hoods = hoodVertices({ sheets });
  const halter = isHaltered(sheets) ? sheets.flatMap(onStraps) : [];
  const roundNeck = [...halter, ...doubled];
  const under = (vertices: readonly number[], solid: () => Ellipsoid) =>
    vertices.length > 0 ? [{ field: ellipsoidField(solid()), vertices: Uint32Array.from(vertices) }] : [];
  return [...under(hoods, () => headOf(half, model)), ...under(roundNeck, () => neckOf(half, model))];
}
