import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { polyline } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import { deviation } from '@/lib/testing/geometry/deviation';
import { PIECES } from '@/lib/testing/sheets/hand-drawn-top';
import { drawnPoints } from './outline';
import { smoothOutline } from './smooth-outline';

/** How far the drawn line is from the outline it stands for, both ways and between the points, cm. */
function drawnOff(outline: readonly Pair[], closed = true): number {
  const commands = smoothOutline(outline, closed).filter(([letter]) => letter !== 'Z') as PathCommand[];
  const ends = closed ? [...outline, outline[0] as Pair] : outline;
  return deviation(fromCommands(commands), polyline(...ends.map(([x, y]) => point(x, y))));
}

const within = (most: number): fc.Arbitrary<number> => fc.double({ min: -most, max: most, noNaN: true });

/** Ways on from a point, each a share of the size of the line: long and tiny, hardly turning, back again, none at all. */
const step = fc.oneof(
  fc.record({ length: fc.double({ min: 0.01, max: 1, noNaN: true }), turn: within(Math.PI) }),
  fc.record({ length: fc.double({ min: 0.02, max: 0.1, noNaN: true }), turn: within(0.05) }),
  fc.record({ length: fc.double({ min: 0.02, max: 0.1, noNaN: true }), turn: within(0.0005) }),
  fc.record({ length: fc.double({ min: 1e-7, max: 1e-3, noNaN: true }), turn: within(Math.PI) }),
  fc.record({ length: fc.constant(0), turn: fc.constant(0) }),
  fc.record({ length: fc.double({ min: 1e-4, max: 0.3, noNaN: true }), turn: fc.constant(Math.PI) }),
);

const anyLine: fc.Arbitrary<Pair[]> = fc
  .tuple(
    fc.array(step, { minLength: 2, maxLength: 40 }),
    fc.constantFrom(0.01, 1, 30, 300, 20_000),
    within(100),
  )
  .map(([steps, size, x]) => {
    const points: Pair[] = [[x, -x]];
    let heading = x;
    for (const { length, turn } of steps) {
      heading += turn;
      const [px, py] = points.at(-1) as Pair;
      points.push([px + size * length * Math.cos(heading), py + size * length * Math.sin(heading)]);
    }
    return points;
  });

/** A bend of chords, each vertex a hair off: what flattening, rounding and offsets leave. */
const nearlyStraight: fc.Arbitrary<Pair[]> = fc
  .tuple(
    fc.array(fc.tuple(fc.double({ min: 1e-5, max: 6, noNaN: true }), within(1)), {
      minLength: 3,
      maxLength: 36,
    }),
    fc.constantFrom(0, 1e-6, 1e-4, 0.003),
    fc.constantFrom(0, 1e-6, 1e-4, 2e-3),
  )
  .map(([steps, off, bend]) => {
    let along = 0;
    return steps.map(([length, aside]): Pair => {
      along += length;
      return [along, off * aside + bend * along * along];
    });
  });

describe('smoothOutline', () => {
  it.each(PIECES.map((piece) => [piece.id, piece] as const))(
    'follows the cut line of %s within 0.006 cm, both ways',
    (_, piece) => {
      const commands = smoothOutline(piece.cutLine, true);
      expect(drawnOff(piece.cutLine)).toBeLessThan(0.006);
      expect(commands.length).toBeLessThanOrEqual(piece.cutLine.length + 2);
    },
  );

  it.each([true, false])('never leaves any line (closed: %s) between its points', (closed) => {
    fc.assert(
      fc.property(fc.oneof(anyLine, nearlyStraight), (line) => {
        const size = Math.max(...line.flat().map(Math.abs));
        expect(drawnOff(line, closed)).toBeLessThan(0.006 + size * 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it('needs far fewer curves than there were chords', () => {
    const chords = PIECES.reduce((sum, { cutLine }) => sum + cutLine.length, 0);
    const curves = PIECES.reduce((sum, { cutLine }) => sum + smoothOutline(cutLine, true).length, 0);
    expect(curves).toBeLessThan(chords / 3);
  });

  it('leaves straight sides and corners as they are', () => {
    const box: Pair[] = [
      [0, 0],
      [30, 0],
      [30, 0.4],
      [31, 0.4],
      [30, 20],
      [0, 20],
    ];
    expect(smoothOutline(box, true)).toEqual([
      ['M', 0, 0],
      ...box.slice(1).map(([x, y]) => ['L', x, y]),
      ['L', 0, 0],
      ['Z'],
    ]);
  });

  it('gives a circle of any size back from its chords', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 80, noNaN: true }), (radius) => {
        const count = Math.ceil(Math.PI / Math.acos(1 - 0.003 / radius));
        const circle = Array.from(
          { length: count },
          (_, i): Pair => [
            radius * Math.cos((2 * Math.PI * i) / count),
            radius * Math.sin((2 * Math.PI * i) / count),
          ],
        );
        const curve = smoothOutline(circle, true).filter(([letter]) => letter !== 'Z') as PathCommand[];
        for (const { x, y } of flatten(fromCommands(curve), 0.0005))
          expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(0.004);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the ends of an open line', () => {
    const points: Pair[] = [
      [0, 0],
      [1, 0.02],
      [2, 0.08],
      [3, 0.18],
      [3, 5],
    ];
    const [path = []] = drawnPoints(smoothOutline(points, false));
    expect(path[0]).toEqual([0, 0]);
    expect(path.at(-1)).toEqual([3, 5]);
  });
});
