import { describe, expect, it } from 'vitest';
import { TriangleCells } from './cells';
import { edgesOf, middleOf } from './edges';
import { emptyPiercing, pierces } from './pierce';
import { untangle } from './untangle';

/** So many squares each way, cm wide, of two triangles each. */
const SQUARES = 8;
const WIDE = 2;

/** A sheet of cloth in the plane, its height above it by where it lies. */
function sheet(height: (x: number, y: number) => number): number[] {
  const places: number[] = [];
  for (let j = 0; j <= SQUARES; j++)
    for (let i = 0; i <= SQUARES; i++) places.push(WIDE * i, WIDE * j, height(WIDE * i, WIDE * j));
  return places;
}

function squares(first: number): number[] {
  const corners: number[] = [];
  for (let j = 0; j < SQUARES; j++)
    for (let i = 0; i < SQUARES; i++) {
      const a = first + j * (SQUARES + 1) + i;
      const b = a + SQUARES + 1;
      corners.push(a, a + 1, b, b, a + 1, b + 1);
    }
  return corners;
}

const VERTICES = (SQUARES + 1) ** 2;
const triangles = Uint32Array.from([...squares(0), ...squares(VERTICES)]);

/** Cloth that goes through cloth by less touches it, cm. */
const DEEP = 0.1;
const found = emptyPiercing();

function piercingsOf(positions: Float64Array): number {
  const cells = new TriangleCells(triangles);
  cells.fill(positions);
  return edgesOf(triangles).filter((edge) =>
    cells
      .near(...middleOf(positions, edge))
      .some((first) => pierces(positions, edge, triangles, first, found) && found.depth >= DEEP),
  ).length;
}

describe('cloth that has gone through itself', () => {
  const flat = sheet(() => 0);
  it.each([
    ['by a bulge', sheet((x, y) => 0.53 - Math.max(0, 1.6 - Math.hypot(x - 8.3, y - 7.6) / 3))],
    ['by a corner', sheet((x, y) => 0.41 - Math.max(0, (9.2 - x - y) / 4))],
  ])('%s is drawn apart, and hardly moved', (_, other) => {
    const positions = Float64Array.from([...flat, ...other]);
    const before = positions.slice();
    expect(piercingsOf(positions)).toBeGreaterThan(5);
    untangle(positions, triangles);
    expect(piercingsOf(positions)).toBe(0);
    const moved = Math.max(...positions.map((value, i) => Math.abs(value - (before[i] as number))));
    expect(moved).toBeLessThan(3);
  });

  it('is left as it is where nothing crosses', () => {
    const positions = Float64Array.from([...flat, ...sheet((x) => 0.2 + x / 40)]);
    const before = positions.slice();
    untangle(positions, triangles);
    expect(positions).toEqual(before);
  });
});
