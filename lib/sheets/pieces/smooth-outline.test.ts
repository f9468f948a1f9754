import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawingCommand, XY } from '@/lib/drawing/types';
import { PIECES } from '../fixture';
import { drawnPoints } from './outline';
import { smoothOutline } from './smooth-outline';

function distanceTo(path: readonly XY[], [x, y]: XY): number {
  return Math.min(
    ...path.slice(1).map(([bx, by], i) => {
      const [ax, ay] = path[i] as XY;
      const size = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / size));
      return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
    }),
  );
}

const dense = (commands: readonly DrawingCommand[]): XY[] => {
  const flat: XY[] = [];
  let at: XY = [0, 0];
  for (const command of commands) {
    if (command[0] === 'C') {
      const [, x1, y1, x2, y2, x, y] = command;
      for (let k = 1; k <= 40; k++) {
        const [t, u] = [k / 40, 1 - k / 40];
        const mix = (p: number, q: number, r: number, s: number) =>
          u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
        flat.push([mix(at[0], x1, x2, x), mix(at[1], y1, y2, y)]);
      }
      at = [x, y];
    } else if (command[0] !== 'Z') {
      at = [command[1], command[2]];
      flat.push(at);
    } else flat.push(flat[0] as XY);
  }
  return flat;
};

describe('smoothOutline', () => {
  it.each(PIECES.map((piece) => [piece.id, piece] as const))(
    'follows the cut line of %s within 0.01 cm, both ways',
    (_, piece) => {
      const commands = smoothOutline(piece.cutLine, true);
      const curve = dense(commands);
      const outline = [...piece.cutLine, piece.cutLine[0] as XY];
      for (const vertex of piece.cutLine) expect(distanceTo(curve, vertex)).toBeLessThan(0.005);
      for (const point of curve) expect(distanceTo(outline, point)).toBeLessThan(0.01);
      expect(commands.length).toBeLessThanOrEqual(piece.cutLine.length + 2);
    },
  );

  it('needs far fewer curves than there were chords', () => {
    const chords = PIECES.reduce((sum, { cutLine }) => sum + cutLine.length, 0);
    const curves = PIECES.reduce((sum, { cutLine }) => sum + smoothOutline(cutLine, true).length, 0);
    expect(curves).toBeLessThan(chords / 3);
  });

  it('leaves straight sides and corners as they are', () => {
    const box: XY[] = [
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
          (_, i): XY => [
            radius * Math.cos((2 * Math.PI * i) / count),
            radius * Math.sin((2 * Math.PI * i) / count),
          ],
        );
        for (const [x, y] of dense(smoothOutline(circle, true)))
          expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(0.004);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the ends of an open line', () => {
    const points: XY[] = [
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
