import { describe, expect, it } from 'vitest';
import { endOf, startOf } from '@/lib/geometry/path';
import { firstOf } from '@/lib/geometry/sequence';
import { linePath } from './lines';
import type { PanelLine } from './panel';
import { interfacingOf, type Strip, stripPanel, stripSeams } from './strip';

const sketch = (more: Partial<Strip> = {}): Strip => ({
  ...{ id: 'strap', part: 'belt', length: 30, width: 4, start: 'closed', tip: 'pointed' },
  ...more,
});

/** Corners of an outline from a line on, each once. */
const corners = (strip: Strip, line: PanelLine): [number, number][] =>
  stripPanel(strip)
    .edges.filter((edge) => edge.line === line)
    .map(({ path }) => [startOf(path).x, startOf(path).y]);

describe('a strip', () => {
  it.each(['pointed', 'slanted', 'square'] as const)(
    'that is %s at both ends is the same, turned end for end',
    (shape) => {
      const { edges } = stripPanel(sketch({ startTip: shape, tip: shape }));
      const places = edges.map(({ path }) => startOf(path)).map(({ x, y }) => `${x} ${y.toFixed(6)}`);
      const turned = edges.map(({ path }) => endOf(path)).map(({ x, y }) => `${x} ${(30 - y).toFixed(6)}`);
      expect(turned.sort()).toEqual(places.sort());
    },
  );

  it('runs to a point in the middle of its width at a pointed start, and is as long as asked', () => {
    const ys = stripPanel(sketch({ startTip: 'pointed' })).edges.flatMap(({ path }) => [
      startOf(path).y,
      endOf(path).y,
    ]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, 30]);
    expect(corners(sketch({ startTip: 'pointed' }), 'start@right')).toEqual([
      [0, 2.4],
      [2, 0],
    ]);
  });

  it('is folded from end to end, and closed all round', () => {
    const strip = sketch({ startTip: 'pointed' });
    const { path } = firstOf(stripPanel(strip).internals);
    expect([startOf(path).y, endOf(path).y]).toEqual([2.4, 27.6]);
    expect(stripSeams(strip, 'sew-belt').map(({ id }) => id)).toEqual([
      'strap-edge',
      'strap-start',
      'strap-tip',
    ]);
  });

  it('is square where it is joined, and where nothing is said of its start', () => {
    const joined = linePath(stripPanel(sketch({ start: 'joined', startTip: 'pointed' })), 'join');
    expect([startOf(joined), endOf(joined)]).toEqual([
      { x: -4, y: 0 },
      { x: 4, y: 0 },
    ]);
    expect(corners(sketch(), 'start@right')).toEqual([[0, 0]]);
  });

  it('is stiffened by its own outline', () => {
    const strap = stripPanel(sketch({ startTip: 'pointed' }));
    const stiff = interfacingOf(strap, 'stiff');
    expect(stiff.edges.map(({ path }) => path)).toEqual(strap.edges.map(({ path }) => path));
  });
});
