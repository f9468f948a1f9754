import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import type { Action } from '@/lib/operations/action';
import { foldLine } from '@/lib/pattern/unfold';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const BELTED = [
  ['tie', 8, 2],
  ['half-belt', 5, 1],
] as const;

function linedScene(shaping: string, key: string): Scene {
  const book = bookWith('jacket', { inside: 'lining', 'back-shaping': shaping });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-lining-hem') as Job;
  return sceneOf(book, job, actionsOf(book, job).find((action) => action.key === key) as Action);
}

function bookAndJob(belt: string, operation: string) {
  const book = bookWith('jacket', { belt });
  return { book, job: jobsOf(book).find((each) => each.operation === operation) as Job };
}

function scenesOf(belt: string, operation: string): Record<string, Scene> {
  const { book, job } = bookAndJob(belt, operation);
  return Object.fromEntries(actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action)]));
}

/** From where to where a scene's work lies along the strip, which lies on its side: each line by itself. */
const spans = ({ shown }: Scene): [number, number][] =>
  shown
    .flatMap(({ worked, motion }) => worked.map((line) => line.map((point) => carry(motion, point)[0])))
    .map((along): [number, number] => [Math.min(...along), Math.max(...along)])
    .sort(([a], [b]) => a - b);

/** The widest stretch nothing is worked along. */
function widestGap(scene: Scene): number {
  const all = spans(scene);
  return Math.max(
    ...all.map(([low], i) => (i === 0 ? 0 : low - Math.max(...all.slice(0, i).map(([, x]) => x)))),
  );
}

test.each(BELTED)('the long edge of a %s belt is sewn but for %d cm, which its words name', (belt, gap) => {
  const { book, job } = bookAndJob(belt, 'sew-belt');
  const [, sew] = actionsOf(book, job);
  expect(sew && stepText(book, job, sew)).toContain(book.numbers.length(gap));
  const { shown } = scenesOf(belt, 'sew-belt').sew as Scene;
  // What is torn out of a long one stands between its parts.
  const whole = { shown: shown.filter(({ unnamed }) => !unnamed), arrows: [] };
  expect(widestGap(whole)).toBeCloseTo(gap, 6);
});

test.each(BELTED)('turned, the %s belt is closed along those %d cm', (belt, gap, pieces) => {
  const turned = spans(scenesOf(belt, 'turn-strip').turn as Scene);
  expect(turned).toHaveLength(pieces);
  expect(turned.reduce((sum, [low, high]) => sum + high - low, 0)).toBeCloseTo(gap, 6);
});

test('a belt with a buckle is sewn all along, and turned through its open end', () => {
  const { turn } = scenesOf('buckle', 'turn-strip');
  expect(Math.max(...(turn?.shown ?? []).flatMap(outlineOf).map(([x]) => x))).toBeGreaterThan(60);
  expect(turn?.shown.flatMap(({ worked }) => worked).length).toBeGreaterThan(1);
});

test.each(['waist-darts', 'princess'])(
  'the hem of a lining is sewn all round but for the gap at the back (%s)',
  (shaping) => {
    const sewn = linedScene(shaping, 'sew').shown.find(
      ({ piece, unfolded }) => unfolded && piece.part === 'lining',
    );
    const fold = sewn && foldLine(sewn.piece)?.[0][0];
    const least = Math.min(...(sewn?.worked ?? []).flat().map(([x]) => x));
    expect(least - (fold ?? Number.NaN)).toBeCloseTo(10, 6);
  },
);
