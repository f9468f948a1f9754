import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furthestOf, furthestOfLine } from './cover';
import { nearestOn } from './nearest-on';
import { SegmentGrid } from './segment-grid';

const BOX = [-30, -30, 30, 30] as const;

function gridOf(...lines: readonly (readonly number[])[]): SegmentGrid {
  const grid = new SegmentGrid(BOX);
  lines.forEach((line, i) => {
    grid.addLine(line, false, i);
  });
  return grid;
}

const figure = fc.double({ min: -20, max: 20, noNaN: true });
const line = fc.array(figure, { minLength: 4, maxLength: 12 }).map((all) => all.slice(0, all.length & ~1));
/** Small moves of every point: what rounding and fitting do to a line. */
const shifts = fc.array(fc.double({ min: -0.03, max: 0.03, noNaN: true }), { minLength: 12, maxLength: 12 });

/** How far a chord lies from a line at its worst, by looking at it every hundredth of the way. */
function looked(to: readonly number[], [px, py, qx, qy]: readonly number[]): number {
  const [ax, ay, bx, by] = [px, py, qx, qy] as [number, number, number, number];
  const places = Array.from({ length: 101 }, (_, i) => i / 100);
  return Math.max(...places.map((t) => nearestOn(to, false, ax + (bx - ax) * t, ay + (by - ay) * t).away));
}

describe('the furthest a line lies from others', () => {
  it('is never told too small, and too large by no more than a fiftieth of what is let pass', () => {
    fc.assert(
      fc.property(line, shifts, (points, by) => {
        const moved = points.map((value, i) => value + (by[i] as number));
        const grid = gridOf(points);
        for (let i = 0; i + 3 < moved.length; i += 2) {
          const chord = moved.slice(i, i + 4) as [number, number, number, number];
          const told = furthestOf(grid, ...chord);
          const seen = looked(points, chord);
          expect(told).toBeGreaterThan(seen - 1e-9);
          // What is seen at hundredths of a long chord may miss its worst by half a step.
          const step = Math.hypot(chord[2] - chord[0], chord[3] - chord[1]) / 200;
          expect(told).toBeLessThan(Math.max(0.0041, seen + step + 0.0011));
        }
      }),
    );
  });

  it('sees what leaves the others between its ends', () => {
    const grid = gridOf([0, 0, 4, 0, 5, 1, 6, 0, 10, 0]);
    expect(furthestOf(grid, 0, 0, 10, 0)).toBeGreaterThan(0.7);
    expect(furthestOfLine(grid, [0, 0, 10, 0], false)).toBeGreaterThan(0.7);
  });

  it('is nothing on the line itself, in parts of any length', () => {
    const grid = gridOf([0, 0, 10, 5]);
    expect(furthestOfLine(grid, [1, 0.5, 3, 1.5, 9, 4.5], false)).toBeLessThan(1e-9);
  });

  it('counts the closing of a closed line', () => {
    const grid = gridOf([0, 0, 4, 0, 4, 4]);
    expect(furthestOfLine(grid, [0, 0, 4, 0, 4, 4], false)).toBeLessThan(1e-9);
    expect(furthestOfLine(grid, [0, 0, 4, 0, 4, 4], true)).toBeGreaterThan(1.9);
  });

  it('forgives what lies within the reach of a line', () => {
    const grid = new SegmentGrid(BOX);
    grid.addLine([0, 0, 10, 0], false, 0, 0.5);
    expect(furthestOfLine(grid, [0, 0.45, 10, -0.45], false)).toBeLessThan(1e-9);
    expect(furthestOfLine(grid, [0, 0.6, 10, 0.6], false)).toBeCloseTo(0.1, 5);
  });

  it('is told of what lies far from everything', () => {
    expect(furthestOfLine(gridOf([0, 0, 1, 0]), [0, 20, 1, 20], false)).toBeCloseTo(20, 5);
  });
});
