import { describe, expect, it } from 'vitest';
import { type HeldCloth, heldStrip } from '@/lib/testing/geometry/held-cloth';
import { directionIn, lengthOf } from './membrane';

const GRAVITY = 981;
const WEIGHT = 0.013;
const WARP = 8.5e6;
const STRETCH = { weft: WARP, warp: WARP, shear: 5e4 };

describe('a hanging strip', () => {
  it.each([2, 1])('lengthens by its own weight as theory says, at %d cm', (spacing) => {
    const length = 100;
    const strip = heldStrip({
      width: 8,
      length,
      spacing,
      weight: WEIGHT,
      bending: 40,
      stretch: STRETCH,
      place: (along, across) => [across, -1.02 * along, 0],
      isHeld: (along) => along === 0,
    });
    strip.settle(40, 1e-5);
    const full = (WEIGHT * GRAVITY * length) / WARP;
    const end = -Math.min(...strip.positions.filter((_, i) => i % 3 === 1));
    expect(Math.abs(end / length - 1 - full / 2)).toBeLessThan(5e-4 * 0.1);
    expect(Math.abs(strainAtTop(strip) - full)).toBeLessThan(5e-4 * 0.1);
  });
});

/** Of the triangles along the held edge, the greatest. */
function strainAtTop({ positions, membrane, flat }: HeldCloth): number {
  const way = [0, 0, 0];
  const strains = Array.from(membrane.areas, (_, t) => {
    directionIn(positions, membrane, membrane.along, t, way);
    const isTop = membrane.corners.subarray(3 * t, 3 * t + 3).some((v) => flat[2 * v] === 0);
    return isTop ? lengthOf(way) - 1 : 0;
  });
  return Math.max(...strains);
}

describe('a strip held at both ends', () => {
  it('hangs in a catenary', () => {
    const [length, span] = [100, 80];
    const strip = heldStrip({
      width: 8,
      length,
      spacing: 2,
      weight: WEIGHT,
      bending: 1,
      stretch: STRETCH,
      place: (along, across) => [(along / length) * span, -30 * Math.sin((Math.PI * along) / length), across],
      isHeld: (along) => along === 0 || along === length,
    });
    strip.settle(80, 1e-4);
    const low = Math.min(...strip.positions.filter((_, i) => i % 3 === 1));
    expect(Math.abs(-low / sagOf(length, span) - 1)).toBeLessThan(0.01);
  });
});

/** Of a chain between two points at one height: a (cosh(span / 2a) − 1), where 2a sinh(span / 2a) is its length. */
function sagOf(length: number, span: number): number {
  let [low, high] = [1, 1000];
  for (let round = 0; round < 60; round++) {
    const a = (low + high) / 2;
    if (2 * a * Math.sinh(span / (2 * a)) > length) low = a;
    else high = a;
  }
  return low * (Math.cosh(span / (2 * low)) - 1);
}

describe('a strip pushed over an edge', () => {
  const cases = [1.5, 1].flatMap((spacing) => [0, 45, 90].map((slant) => [spacing, slant] as const));

  it.each(cases)('dips by 41.5° at twice its bending length, at %d cm, warp at %d°', (spacing, slant) => {
    const half = 12;
    const clamp = 2 * spacing;
    const length = 2 * half + clamp;
    const strip = heldStrip({
      width: 24,
      length,
      spacing,
      weight: WEIGHT,
      bending: WEIGHT * GRAVITY * half ** 3,
      slant,
      stretch: STRETCH,
      place: (along, across) => [along - clamp, 0, across],
      isHeld: (along) => along <= clamp,
    });
    strip.settle(60, 1e-4);
    const edge = edgeOfClamp(strip, clamp);
    const measured = stiffnessFrom(dipOf(strip, edge - clamp), length - edge);
    expect(Math.abs(measured / half ** 3 - 1)).toBeLessThan(0.1);
  });
});

const alongStrip = (flat: Float64Array) => flat.filter((_, i) => i % 2 === 0);

/** The angle below the level at which the far end is seen from the edge, degrees. */
function dipOf({ positions, flat }: HeldCloth, edge: number): number {
  const along = alongStrip(flat);
  const end = along.indexOf(Math.max(...along));
  const [x, y] = [(positions[3 * end] as number) - edge, positions[3 * end + 1] as number];
  return (Math.atan2(-y, x) * 180) / Math.PI;
}

/** Where cloth leaves the clamp: the last held vertices of the triangles that are free on one side, on average, cm. */
function edgeOfClamp({ membrane: { corners }, flat }: HeldCloth, clamp: number): number {
  const along = alongStrip(flat);
  const edges: number[] = [];
  for (let i = 0; i < corners.length; i += 3) {
    const lies = [...corners.subarray(i, i + 3)].map((v) => along[v] as number);
    const held = lies.filter((at) => at <= clamp);
    if (held.length > 0 && held.length < 3) edges.push(Math.max(...held));
  }
  return edges.reduce((sum, at) => sum + at, 0) / edges.length;
}

/** ASTM D1388 after Peirce: the cube of the bending length, from the dip and the length that hangs over. */
function stiffnessFrom(dip: number, over: number): number {
  const radians = (dip * Math.PI) / 180;
  return (over ** 3 * Math.cos(radians / 2)) / (8 * Math.tan(radians));
}
