import { expect, test } from 'vitest';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { factsOf } from '../../steps/words/facts';
import { tipOf } from '../cloth/carry-arrow';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from './complete-scene';

test('through a strap the way stays on it, as far as the arrow goes', () => {
  const book = bookWith('dress', {
    sleeve: 'straps',
    'neckline-front': 'sweetheart',
    'waist-seam': 'natural',
    opening: 'back-zip',
  });
  const job = jobsOf(book).find((each) => factsOf(book, each).place === 'armhole');
  const action = job && actionsOf(book, job).find(({ key }) => key === 'grade');
  if (!job || !action) throw new Error('No armhole is faced');
  const { shown, arrows } = sceneOf(book, job, action);
  const outlines = shown.map(outlineOf);
  expect(arrows).toHaveLength(1);
  // As broad as its head, it never comes to the edge.
  for (const { at, direction } of arrows)
    for (const [so, aside] of [4, 6, 8, 10, 12].flatMap((so) =>
      [-1, 1].map((aside) => [so, aside] as const),
    )) {
      const [x, y] = tipOf({ at, direction }, so);
      const beside: Pair = [x - aside * direction[1], y + aside * direction[0]];
      expect(outlines.some((outline) => contains(outline, beside))).toBe(true);
    }
});

test('each half of an open back is seen to go out by its shoulder, and in at that of the front', () => {
  const book = bookWith('dress', { sleeve: 'none', 'waist-seam': 'natural', opening: 'back-zip' });
  const job = jobsOf(book).find((each) => factsOf(book, each).place === 'armhole');
  if (!job) throw new Error('No armhole is faced');
  const sceneFor = (key: string) => {
    const action = actionsOf(book, job).find((each) => each.key === key);
    return sceneOf(book, job, action as Action);
  };
  expect(sceneFor('sew').arrows).toEqual([]);
  const { shown, arrows } = sceneFor('grade');
  const [front, back] = ['front', 'back'].map((part) => shown.find(({ piece }) => piece.part === part));
  const goes = (from: Shown | undefined) => arrows.filter(({ at }) => from && contains(outlineOf(from), at));
  const comes = (to: Shown | undefined) =>
    arrows.filter((arrow) => to && contains(outlineOf(to), tipOf(arrow, 8)));
  expect([goes(back).length, comes(front).length]).toEqual([1, 1]);
  expect(goes(front).filter((arrow) => comes(back).includes(arrow))).toEqual([]);
});
