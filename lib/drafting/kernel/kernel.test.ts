import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { required } from '@/lib/errors/required';
import { polyline } from '@/lib/geometry/path';
import { add, distance, point, rotate } from '@/lib/geometry/point';
import { completeBody } from '@/lib/measurements/complete';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { firstAlong } from '@/lib/pattern/find';
import { drawBodice } from '../blocks/bodice/bodice';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { bodicePoints } from '../blocks/bodice/points';
import { easeFor } from '../blocks/ease';
import { cutNecklines } from '../necklines/cut';
import { cutPanel } from './cut';
import { findDart, hasDart, mergeDarts, moveDart } from './darts';
import { edgesOf, lineLength } from './lines';
import { assertLoop, edge, type Panel, panel } from './panel';
import { replaceRun } from './replace';
import { nameEdges, resolve } from './seams';
import { sewTipOff } from './sewn-tip';
import { splitLine } from './split';
import { movePanel } from './transform';

const choices = defaultChoices('top');
const { body } = completeBody(STANDARD_SIZES['40']);

function front(): Panel {
  const request = { body, ease: easeFor(choices), sleeveless: false, armholeExtra: 0, widthExtra: 0 };
  const { points, front: cut, back } = cutNecklines(bodicePoints(request), choices, false);
  return drawBodice(request, points, {
    silhouette: 'fitted',
    hem: points.levels.hip,
    centreBackSeam: false,
    backDarts: true,
    frontDarts: true,
    bareArmhole: false,
    bustDartAtWaist: false,
    front: cut,
    back,
  }).front;
}

const LINES = ['hem', 'side', 'armhole', 'shoulder', 'neckline', 'centre'] as const;

function lengths(of: Panel): number[] {
  return LINES.map((line) => lineLength(of, line));
}

function close(actual: readonly number[], expected: readonly number[]): void {
  actual.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i] as number, 5);
  });
}

describe('moving a dart', () => {
  const drawn = front();
  const { degrees } = findDart(drawn, BUST_DART);

  it.each([
    ['hem', 6],
    ['side', 4],
    ['armhole', 9],
    ['shoulder', 6],
    ['neckline', 5],
  ] as const)('to the %s turns cloth and stretches none of it', (line, at) => {
    const moved = moveDart(drawn, { from: BUST_DART, to: 'moved', line, at });
    expect(hasDart(moved, BUST_DART)).toBe(false);
    expect(findDart(moved, 'moved').degrees).toBeCloseTo(degrees, 8);
    close(lengths(moved), lengths(drawn));
    assertLoop('front', moved.edges);
  });

  it('shares the angle when only a part is moved', () => {
    const moved = moveDart(drawn, { from: BUST_DART, to: 'second', line: 'side', at: 6, share: 0.4 });
    expect(findDart(moved, 'second').degrees).toBeCloseTo(0.4 * degrees, 8);
    expect(findDart(moved, BUST_DART).degrees).toBeCloseTo(0.6 * degrees, 8);
    close(lengths(moved), lengths(drawn));
  });

  it('comes back to where it was', () => {
    const mouth = edgesOf(drawn, 'side')[1]?.from as number;
    const away = moveDart(drawn, { from: BUST_DART, to: 'away', line: 'neckline', at: 5 });
    const back = moveDart(away, { from: 'away', to: BUST_DART, line: 'side', at: mouth });
    const kept = new Map(Object.entries(back.landmarks));
    for (const [name, place] of Object.entries(drawn.landmarks))
      expect(distance(required(kept.get(name), name), place), name).toBeLessThan(1e-6);
  });

  it('carries the places of the body with the cloth they lie on', () => {
    const moved = moveDart(drawn, { from: BUST_DART, to: 'moved', line: 'neckline', at: 5 });
    const bust = drawn.landmarks.bustPoint as { x: number; y: number };
    for (const name of ['sideNeckPoint', 'shoulderTip', 'underarm', 'frontWidth'] as const) {
      const [before, after] = [drawn.landmarks[name], moved.landmarks[name]] as [typeof bust, typeof bust];
      expect(distance(after, bust)).toBeCloseTo(distance(before, bust), 8);
      expect(distance(after, before)).toBeGreaterThan(1);
    }
    expect(moved.landmarks.neckPit).toEqual(drawn.landmarks.neckPit);
  });

  it('makes one of two that lie side by side', () => {
    const halves = moveDart(drawn, { from: BUST_DART, to: 'one', line: 'hem', at: 6, share: 0.5 });
    const both = moveDart(halves, { from: BUST_DART, to: 'other', line: 'hem', at: 6 });
    const merged = mergeDarts(both, 'one', 'other', 'whole');
    expect(findDart(merged, 'whole').degrees).toBeCloseTo(degrees, 8);
    close(lengths(merged), lengths(drawn));
  });
});

describe('the sewn tip of a dart', () => {
  it('leaves legs of one length and the seams as long as they were', () => {
    const drawn = front();
    const sewn = sewTipOff(drawn, BUST_DART, 2.5);
    const { from, tip, to } = findDart(sewn, BUST_DART);
    expect(distance(from, tip)).toBeCloseTo(distance(to, tip), 9);
    expect(distance(tip, drawn.landmarks.bustPoint as typeof tip)).toBeCloseTo(2.5, 6);
    expect(Math.abs(lineLength(sewn, 'side') - lineLength(drawn, 'side'))).toBeLessThan(0.01);
  });
});

const square = panel({
  id: 'square',
  part: 'pocket',
  edges: [
    edge('hem', polyline(point(0, 0), point(10, 0)), { role: 'hem' }),
    edge('side', polyline(point(10, 0), point(10, 10))),
    edge('neckline', polyline(point(10, 10), point(0, 10))),
    edge('centre', polyline(point(0, 10), point(0, 0))),
  ],
  landmarks: { bustPoint: point(2, 5) },
});

describe('cutting a panel', () => {
  it('gives two that remember what their edges belonged to', () => {
    const [left, right] = cutPanel(square, {
      path: polyline(point(4, 0), point(4, 10)),
      left: { line: 'yoke@a' },
      right: { line: 'yoke@b' },
    });
    expect(lineLength(left, 'hem')).toBeCloseTo(4);
    expect(lineLength(right, 'hem')).toBeCloseTo(6);
    expect(firstAlong(right, 'hem')?.from).toBeCloseTo(4);
    expect(lineLength(left, 'yoke@a')).toBeCloseTo(lineLength(right, 'yoke@b'));
    expect(Object.keys(left.landmarks)).toEqual(['bustPoint']);
    expect(Object.keys(right.landmarks)).toEqual([]);
  });

  it('keeps seams right: a line is read in order from all the panels it went to', () => {
    const [left, right] = cutPanel(square, {
      path: polyline(point(4, 0), point(4, 10)),
      left: { line: 'yoke@a' },
      right: { line: 'yoke@b' },
    });
    const names = nameEdges([
      { ...right, id: 'right-part' },
      { ...left, id: 'left-part' },
    ]);
    expect(resolve({ family: 'square', line: 'hem' }, names).map(({ piece }) => piece)).toEqual([
      'left-part',
      'right-part',
    ]);
    const [first] = resolve({ family: 'square', line: 'hem', reversed: true }, names);
    expect(first).toEqual({ piece: 'right-part', edge: 'hem', reversed: true });
  });
});

describe('panels', () => {
  it('refuse a loop that does not close', () => {
    expect(() => panel({ ...square, edges: square.edges.slice(0, 3) })).toThrow(/cm from the start/);
  });

  it('split an edge and redraw a run of edges', () => {
    const split = splitLine(square, 'neckline', 3);
    expect(edgesOf(split, 'neckline').map(({ from }) => from)).toEqual([0, 3]);
    const redrawn = replaceRun(split, 'neckline', 'neckline', [
      edge('lapel', polyline(point(10, 10), point(5, 12), point(0, 10))),
    ]);
    expect(redrawn.edges.map(({ line }) => line)).toEqual(['lapel', 'centre', 'hem', 'side']);
  });

  it('keep their orientation and lengths when moved and turned', () => {
    const moved = movePanel(square, (p) => rotate(add(p, point(3, -2)), point(1, 1), 30));
    assertLoop('square', moved.edges);
    for (const line of ['hem', 'side', 'neckline', 'centre'] as const)
      expect(lineLength(moved, line)).toBeCloseTo(10, 9);
  });
});
