import { expect, test } from 'vitest';
import type { Pair, Point } from '@/lib/geometry/types';
import type { DartView } from '@/lib/pattern/darts';
import { edgesAlong, foldEdge } from '@/lib/pattern/find';
import type { PieceView } from '@/lib/pattern/piece-view';
import { bookWith } from '@/lib/testing/booklet/book';
import { closing } from './close-dart';

const shaped = (shaping: string): PieceView =>
  bookWith('dress', { 'bust-shaping': shaping, 'waist-seam': 'natural' }).measured.piece(
    'front',
  ) as PieceView;

const pairOf = ({ x, y }: Point): Pair => [x, y];
const apart = ([ax, ay]: Pair, [bx, by]: Pair) => Math.hypot(ax - bx, ay - by);

test.each(['side-dart', 'french-dart', 'waist-dart'])(
  'the legs of a %s meet, and nothing is left between them',
  (shaping) => {
    const front = shaped(shaping);
    expect(front.darts.length).toBeGreaterThan(0);
    for (const dart of front.darts) {
      const { carry, isTakenUp } = closing(front, dart) as NonNullable<ReturnType<typeof closing>>;
      const [one, other] = dart.mouth.map(pairOf).map(carry) as [Pair, Pair];
      expect(apart(one, other)).toBeLessThan(0.1);
      expect(isTakenUp(middleOf(dart))).toBe(true);
    }
  },
);

test('a piece cut on the fold is still opened out there, allowances and all', () => {
  const front = shaped('side-dart');
  for (const dart of front.darts) {
    const { carry } = closing(front, dart) as NonNullable<ReturnType<typeof closing>>;
    const onFold = front.piece.cutLine.filter(([x]) => Math.abs(x) < 1e-6);
    expect(onFold.length).toBeGreaterThan(1);
    for (const at of onFold) expect(apart(carry(at), at)).toBeLessThan(1e-6);
  }
});

test('the edges that a dart parts keep their shape, and the centre its place', () => {
  const front = shaped('side-dart');
  const dart = front.darts.find(({ before }) => before.line === 'side') as DartView;
  const { carry } = closing(front, dart) as NonNullable<ReturnType<typeof closing>>;
  for (const { points } of [dart.before, dart.after]) {
    const [from, to] = [points[0] as Point, points.at(-1) as Point].map(pairOf) as [Pair, Pair];
    expect(apart(carry(from), carry(to))).toBeCloseTo(apart(from, to), 6);
  }
  const centre = foldEdge(front);
  for (const at of (centre?.points ?? []).map(pairOf)) expect(apart(carry(at), at)).toBeLessThan(1e-6);
});

test.each(['side-dart', 'french-dart', 'waist-dart'])(
  'a %s leaves neckline and shoulder as they are: facing and back are laid on them',
  (shaping) => {
    const front = shaped(shaping);
    const upper = front.edges.filter(({ line }) => ['neckline', 'shoulder'].includes(line));
    expect(upper.length).toBeGreaterThan(1);
    for (const dart of front.darts) {
      const { carry } = closing(front, dart) as NonNullable<ReturnType<typeof closing>>;
      for (const at of upper.flatMap(({ points }) => points.map(pairOf)))
        expect(apart(carry(at), at)).toBeLessThan(1e-6);
    }
  },
);

test('an armhole faced in one with the neckline stays as it is too', () => {
  const book = bookWith('top', { sleeve: 'none', 'bust-shaping': 'side-dart' });
  const front = book.measured.piece('front') as PieceView;
  const armhole = edgesAlong(front, 'armhole');
  const [dart] = front.darts as [DartView];
  const { carry } = closing(front, dart, (edge) => armhole.includes(edge)) as NonNullable<
    ReturnType<typeof closing>
  >;
  for (const at of armhole.flatMap(({ points }) => points.map(pairOf)))
    expect(apart(carry(at), at)).toBeLessThan(1e-6);
});

const middleOf = ({ mouth: [a, b] }: DartView): Pair => [(a.x + b.x) / 2, (a.y + b.y) / 2];

test.each(['straight', 'a-line'])('the slit below the side of a %s skirt lies on in its line', (skirt) => {
  const worn = { 'waist-seam': 'natural', skirt, 'side-slit': 'sides', 'hem-shape': 'curved' };
  const back = bookWith('dress', { length: 'ankle', ...worn }).measured.piece('skirt-back') as PieceView;
  const open = back.edges.filter(({ line }) => /^(side|slit)/.test(line)).flatMap(({ points }) => points);
  const closings = back.darts.flatMap((dart) => closing(back, dart) ?? []);
  expect(open.length).toBeGreaterThan(3);
  expect(closings.length).toBeGreaterThan(0);
  const [foot, ...along] = open.map(pairOf) as [Pair, ...Pair[]];
  for (const { carry } of closings)
    for (const at of along) expect(apart(carry(at), carry(foot))).toBeCloseTo(apart(at, foot), 6);
});
