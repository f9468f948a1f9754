import { directionIn, lengthOf, type Membrane, type Stretch } from './membrane';
import type { System } from './system';

const u = [0, 0, 0];
const v = [0, 0, 0];

/** Forces and stiffness of all triangles. */
export function addMembrane(
  system: System,
  positions: Float64Array,
  membrane: Membrane,
  table: Uint32Array,
  stretch: Stretch,
): void {
  for (let t = 0; t < membrane.areas.length; t++) {
    directionIn(positions, membrane, membrane.across, t, u);
    directionIn(positions, membrane, membrane.along, t, v);
    addDirection(system, membrane, table, t, membrane.across, u, stretch.weft);
    addDirection(system, membrane, table, t, membrane.along, v, stretch.warp);
    addShear(system, membrane, table, t, stretch.shear);
  }
}

/**
 * What is pressed together buckles in folds finer than a triangle: of its stiffness only this share is left. Triangles that
 * resisted in full could not follow a body at all.
 */
const SLACK = 0.02;

function addDirection(
  system: System,
  { corners, areas }: Membrane,
  table: Uint32Array,
  t: number,
  shares: Float64Array,
  w: readonly number[],
  modulus: number,
): void {
  const size = lengthOf(w);
  if (size === 0) return;
  const stiff = (areas[t] as number) * modulus * (size < 1 ? SLACK : 1);
  const unit = w.map((part) => part / size);
  // What is pressed together would push aside without bound: sideways it resists only as far as it is drawn out.
  const aside = Math.max(0, 1 - 1 / size);
  for (let p = 0; p < 3; p++) {
    const own = shares[3 * t + p] as number;
    system.push(
      corners[3 * t + p] as number,
      -stiff * (size - 1) * own,
      unit[0] as number,
      unit[1] as number,
      unit[2] as number,
    );
    for (let q = 0; q < 3; q++) {
      const block = table[9 * t + 3 * p + q] as number;
      const both = stiff * own * (shares[3 * t + q] as number);
      system.addEven(block, both * aside);
      system.addOuter(block, both * (1 - aside), unit, unit);
    }
  }
}

function addShear(
  system: System,
  { corners, across, along, areas }: Membrane,
  table: Uint32Array,
  t: number,
  modulus: number,
): void {
  const slant = u.reduce((sum, part, i) => sum + part * (v[i] as number), 0);
  const stiff = (areas[t] as number) * modulus;
  const ways = [0, 1, 2].map((p) =>
    u.map(
      (part, i) => (across[3 * t + p] as number) * (v[i] as number) + (along[3 * t + p] as number) * part,
    ),
  ) as [number[], number[], number[]];
  for (let p = 0; p < 3; p++) {
    const own = ways[p] as number[];
    system.push(
      corners[3 * t + p] as number,
      -stiff * slant,
      own[0] as number,
      own[1] as number,
      own[2] as number,
    );
    for (let q = 0; q < 3; q++)
      system.addOuter(table[9 * t + 3 * p + q] as number, stiff, own, ways[q] as number[]);
  }
}
