import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { tieSpan } from '../../steps/edges/find-tie-gap';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { inside, outside } from '../cloth/cut-at-levels';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const opened = (garment: 'top' | 'dress', slot: string, value: string): Book =>
  bookWith(garment, { [slot]: value });

function scenesOf(book: Book, operation: string): Scene[] {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
}

test.each(['top', 'dress'] as const)(
  'each tie of a wrapped %s lies on the front it is caught at',
  (garment) => {
    const book = opened(garment, 'opening', 'wrap');
    const [scene] = scenesOf(book, 'attach-ties');
    expect(scene?.shown.map(({ piece }) => piece.id)).toEqual([
      'front',
      'wrap-tie',
      'front',
      'wrap-tie-long',
    ]);
    const edge = book.measured.piece('front')?.edges.find(({ id }) => id === 'front-edge');
    const [low, high] = edge ? tieSpan(edge, 3.5) : [0, 0];
    for (const i of [0, 2]) {
      const [front, tie] = [scene?.shown[i], scene?.shown[i + 1]];
      const base = tie?.worked[0]?.map((point) => carry(tie.motion, point)) ?? [];
      const place = [high, low].map((y) => front && carry(front.motion, [edge?.start.x ?? 0, y]));
      base.forEach(([x, y], end) => {
        expect(x).toBeCloseTo(place[end]?.[0] ?? Number.NaN, 6);
        expect(y).toBeCloseTo(place[end]?.[1] ?? Number.NaN, 6);
      });
    }
  },
);

test('the short tie is caught at the right front, which laps over', () => {
  const [scene] = scenesOf(opened('top', 'opening', 'wrap'), 'attach-ties');
  const fronts = scene?.shown.filter(({ piece }) => piece.part === 'front') ?? [];
  expect(fronts.map(({ motion }) => motion[0])).toEqual([-1, 1]);
});

test('ties longer than the picture are torn off in it', () => {
  const [scene] = scenesOf(opened('top', 'opening', 'wrap'), 'attach-ties');
  const ties = scene?.shown.filter(({ piece }) => piece.part === 'band') ?? [];
  expect(ties.map(({ torn }) => torn)).toEqual([true, true]);
});

test('the gap for a tie is told by its height, above the seam or the hem that the side ends in', () => {
  const told = (book: Book) => {
    const job = jobsOf(book).find(({ operation }) => operation === 'sew-side') as Job;
    return actionsOf(book, job).map((action) => stepText(book, job, action));
  };
  expect(told(opened('top', 'opening', 'wrap')).join()).toMatch(
    /à partir de \d+(,\d)?.cm au-dessus de la ligne d’ourlet/,
  );
  const joined = bookWith('dress', { opening: 'wrap', 'waist-seam': 'natural' });
  expect(told(joined).join()).toContain('juste au-dessus de la couture de taille');
});

test('the side a tie passes through is shown with its gap', () => {
  const stretches = (book: Book) =>
    scenesOf(book, 'sew-side').map(({ shown }) =>
      shown.map(({ worked, sewn = [] }) => worked.length + sewn.length),
    );
  const [tied, plain] = [opened('top', 'opening', 'wrap'), opened('top', 'opening', 'front-buttons')].map(
    stretches,
  );
  const gaps = tied?.map((scene, i) => scene.map((count, j) => count - (plain?.[i]?.[j] ?? 0)));
  expect(gaps?.[0]).toEqual(gaps?.[0]?.map(() => 0));
  expect(Math.max(...(gaps?.[1] ?? []))).toBe(1);
  expect(Math.max(...(gaps?.[2] ?? []))).toBe(1);
});

test('the side a tie passes through is the right one of the wearer, whichever side of the cloth is up', () => {
  const fronts = scenesOf(opened('top', 'opening', 'wrap'), 'sew-side').map(({ shown }) =>
    shown.find(({ piece }) => piece.part === 'front'),
  );
  expect(fronts.map((front) => [front?.side, Math.sign(front?.motion[0] ?? 0)])).toEqual([
    ['right', -1],
    ['wrong', 1],
    ['wrong', 1],
  ]);
});

const BENT: [number, number][] = [
  [0, 0],
  [0, 4],
  [1, 10],
];

test('what is kept of a line inside the band is what is lost outside', () => {
  expect(inside(BENT, [1, 7])).toEqual([
    [
      [0, 1],
      [0, 4],
      [0.5, 7],
    ],
  ]);
  expect(inside(BENT, [11, 12])).toEqual([]);
});

test('what is left of a line lies outside the band', () => {
  expect(outside(BENT, [1, 7])).toEqual([
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.5, 7],
      [1, 10],
    ],
  ]);
});

test('the sides and the end of a tie are sewn in one picture', () => {
  const [sewn, turned] = scenesOf(opened('top', 'opening', 'wrap'), 'sew-ties');
  const upper = sewn?.shown.filter(({ worked }) => worked.length > 0) ?? [];
  expect(upper.map(({ piece, worked }) => [piece.id, worked.length])).toEqual([
    ['wrap-tie', 2],
    ['wrap-tie-long', 2],
  ]);
  expect(turned?.shown.map(({ unfolded }) => unfolded)).toEqual([false, false]);
});

test.each([
  ['neckline-front', 'keyhole', 0],
  ['opening', 'back-keyhole', 1],
] as const)(
  'a keyhole (%s %s) has its loop at the right of the wearer, its button at her left',
  (slot, value, at) => {
    const scenes = scenesOf(opened('top', slot, value), 'make-loop');
    // From the left of the picture to its right, whichever half lies on top.
    const middle = (shown: Shown) => outlineOf(shown).reduce((sum, [x]) => sum + x, 0);
    const drawn = scenes.map(({ shown }) =>
      [...shown].sort((one, other) => middle(one) - middle(other)).map(({ worked }) => worked.length),
    );
    const [loop, both] =
      at === 0
        ? [
            [1, 0],
            [1, 2],
          ]
        : [
            [0, 1],
            [2, 1],
          ];
    expect(drawn).toEqual([loop, both]);
  },
);

test('the allowance of a patch pocket is pressed before the pocket meets the front', () => {
  const [pressed, placed] = scenesOf(opened('dress', 'pockets', 'patch'), 'attach-patch-pocket');
  expect(pressed?.shown.map(({ piece }) => piece.part)).toEqual(['pocket']);
  expect(placed?.shown.length).toBeGreaterThan(1);
});
