import { describe, expect, it } from 'vitest';
import { thinned } from './tidy';

describe('an outline without hair-fine sides', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  const beside = { x: 0.00001, y: 0.00025 };

  it('keeps one of two vertices that stand a hair apart, wherever the outline begins', () => {
    const outline = [...corners, beside];
    for (let start = 0; start < outline.length; start++) {
      const begun = [...outline.slice(start), ...outline.slice(0, start)];
      const left = thinned(begun);
      expect(left, `begun at ${start}`).toHaveLength(4);
      expect(Math.min(...left.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(0.001);
    }
  });
});
