import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

/** A closed back, from which a pleat or gathers can fall. */
const CLOSED = { opening: 'side-zip', silhouette: 'straight' };

function scenesOf(book: Book, operation: string): Map<string, Scene> {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  return new Map(actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action)]));
}

const sidesIn = (scene?: Scene) => scene?.shown.map(({ piece, side }) => `${piece.id} ${side}`).sort();
const widthOf = (line: readonly Pair[]): number => boundsOf(line).right - boundsOf(line).left;

test.each(['yoke', 'yoke-gathers'])(
  'the inner half of a %s is laid on the wrong side of the back, and turned up',
  (value) => {
    const scenes = scenesOf(bookWith('top', { ...CLOSED, 'back-shaping': value }), 'attach-inner-yoke');
    for (const key of ['pin', 'sew'])
      expect(sidesIn(scenes.get(key))).toEqual(['back wrong', 'back-yoke-inner wrong']);
    expect(sidesIn(scenes.get('press'))).toEqual(['back wrong', 'back-yoke-inner right']);
  },
);

test('threads run through the back between both notches, over its fold', () => {
  const book = bookWith('top', { ...CLOSED, 'back-shaping': 'yoke-gathers' });
  const [shown] = scenesOf(book, 'gather-back-yoke').get('gather')?.shown ?? [];
  const edge = book.measured.piece('back')?.edges.find(({ line }) => line === 'yoke');
  const worked = shown?.worked.flat() ?? [];
  expect(widthOf(worked)).toBeLessThan(0.8 * (edge?.length ?? 0));
  expect(widthOf(worked)).toBeGreaterThan(0.6 * (edge?.length ?? 0));
});

test('the pleat of a back is folded on its lines and basted across them', () => {
  const book = bookWith('top', { ...CLOSED, 'back-shaping': 'yoke-box-pleat' });
  const scenes = scenesOf(book, 'fold-back-pleat');
  const [fold] = scenes.get('fold')?.shown ?? [];
  expect(fold?.creased).toHaveLength(1);
  expect(fold?.brought).toHaveLength(1);
  const [basted] = scenes.get('baste')?.shown ?? [];
  expect(widthOf(basted?.worked.flat() ?? [])).toBeGreaterThan(10);
});

test('a yoke sewn to an end of the back that is torn off is left out with it', () => {
  const choices = {
    'back-shaping': 'yoke-gathers',
    opening: 'side-zip',
    'waist-seam': 'natural',
    skirt: 'a-line',
  };
  const scenes = scenesOf(bookWith('dress', choices), 'gather-bodice-back');
  for (const { shown } of scenes.values())
    expect(shown.map(({ piece }) => piece.id)).not.toContain('back-yoke');
  const [back] = scenes.get('gather')?.shown ?? [];
  expect(back?.torn).toBe(true);
  expect(back && outlineOf(back).length).toBeGreaterThan(3);
});
