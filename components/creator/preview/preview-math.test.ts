import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../worker/trail';
import { type Box, pan, seenBox, wholeView, zoomAt } from './camera';
import { between, trailPath } from './morph';
import { traceOf } from './trace';

const square = (size: number) =>
  trailOf([['M', 0, 0], ['L', size, 0], ['L', size, size], ['L', 0, size], ['Z']]) as Float32Array;

describe('trail', () => {
  it('has the same number of points whatever the outline is made of', () => {
    const curve = trailOf([
      ['M', 0, 0],
      ['C', 0, 5, 5, 10, 10, 10],
    ]);
    expect(curve).toHaveLength(256);
    expect(square(10)).toHaveLength(256);
    expect([...(curve ?? []).slice(-2)]).toEqual([10, -10]);
  });

  it('closes a closed outline and spaces its points about evenly', () => {
    const trail = square(10);
    expect([...trail.slice(0, 2)].map(Math.abs)).toEqual([...trail.slice(-2)].map(Math.abs));
    const gaps = Array.from({ length: 127 }, (_, i) =>
      Math.hypot(
        (trail[i * 2 + 2] as number) - (trail[i * 2] as number),
        (trail[i * 2 + 3] as number) - (trail[i * 2 + 1] as number),
      ),
    );
    expect(Math.max(...gaps)).toBeLessThan((40 / 127) * 1.51);
  });

  it('leaves strokes of several parts alone', () => {
    expect(
      trailOf([
        ['M', 0, 0],
        ['L', 1, 1],
        ['M', 2, 2],
        ['L', 3, 3],
      ]),
    ).toBeUndefined();
    expect(trailOf([['M', 0, 0]])).toBeUndefined();
  });
});

describe('morph', () => {
  it('starts at the old outline and ends at the new one', () => {
    const [a, b] = [square(10), square(20)];
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(trailPath(new Float32Array([0, 0, 1, 2.345678]), true)).toBe('M0 0L1 2.35Z');
  });
});

describe('trace', () => {
  it('is empty where nothing moved, even when the points slid along the line', () => {
    const line = trailOf([
      ['M', 0, 0],
      ['L', 10, 0],
    ]) as Float32Array;
    const longerMade = trailOf([
      ['M', 0, 0],
      ['L', 3, 0],
      ['L', 10, 0],
    ]) as Float32Array;
    expect(traceOf(line, longerMade)).toBe('');
  });

  it('shows only the side that moved', () => {
    const before = square(10);
    const after = trailOf([['M', 0, 0], ['L', 12, 0], ['L', 12, 10], ['L', 0, 10], ['Z']]) as Float32Array;
    const xs = [...traceOf(before, after).matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(xs.length).toBeGreaterThan(10);
    expect(Math.min(...xs)).toBeGreaterThan(10);
  });

  it('shows the whole of what is new', () => {
    expect(traceOf(undefined, square(1))).toMatch(/^M.*L/);
  });
});

describe('camera', () => {
  const box: Box = [-20, -50, 40, 80];

  it('keeps the point under the pointer where it is', () => {
    const at = { x: 5, y: -10 };
    const camera = zoomAt(wholeView(box), box, 2, at);
    const [left, , width] = seenBox(camera, box);
    expect((at.x - left) / width).toBeCloseTo((at.x + 20) / 40, 6);
  });

  it('never shows anything outside the picture', () => {
    const move = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.double({ min: -40, max: 40, noNaN: true }),
      y: fc.double({ min: -80, max: 80, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        let camera = wholeView(box);
        for (const { factor, x, y } of moves) camera = pan(zoomAt(camera, box, factor, { x, y }), box, x, y);
        const [left, top, width, height] = seenBox(camera, box);
        expect(left).toBeGreaterThanOrEqual(-20 - 1e-9);
        expect(top).toBeGreaterThanOrEqual(-50 - 1e-9);
        expect(left + width).toBeLessThanOrEqual(20 + 1e-9);
        expect(top + height).toBeLessThanOrEqual(30 + 1e-9);
      }),
    );
  });
});
