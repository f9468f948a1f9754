import { describe, expect, it } from 'vitest';
import { deepened, quarterOf, widened, wrapOn } from './round';

const oval = { width: 18, depth: 14, forward: 2 };

describe('cloth laid on an oval', () => {
  it('keeps its width', () => {
    const wrap = wrapOn(oval);
    let length = 0;
    for (let mm = 1; mm <= 200; mm++) {
      const [[px, pz], [qx, qz]] = [wrap((mm - 1) / 10, 'front'), wrap(mm / 10, 'front')];
      length += Math.sqrt((px - qx) ** 2 + (pz - qz) ** 2);
    }
    expect(length).toBeCloseTo(20, 1);
  });

  it('begins in the middle of its face and comes to the side after a quarter', () => {
    const wrap = wrapOn(oval);
    expect(wrap(0, 'front')[1]).toBeCloseTo(16, 6);
    expect(wrap(0, 'back')[1]).toBeCloseTo(-12, 6);
    expect(wrap(quarterOf(oval), 'front')[0]).toBeCloseTo(18, 6);
  });

  it('finds room on a deeper or a larger one', () => {
    expect(quarterOf(deepened(oval, 40))).toBeCloseTo(40, 1);
    expect(deepened(oval, 40).width).toBe(18);
    expect(quarterOf(widened(oval, 40))).toBeCloseTo(40, 6);
    expect(widened(oval, 10)).toEqual(oval);
  });
});
