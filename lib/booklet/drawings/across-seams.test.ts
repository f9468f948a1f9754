import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/layout/silhouette';
import { actionsOf } from '../chapters/steps';
import { jobsOf } from '../steps/jobs';
import { sceneOf } from '../steps/pictures';
import { bookWith } from '../test-book';
import { acrossSeams } from './across-seams';
import { joinedMeetings } from './joined-meetings';
import { outlineOf } from './scene-drawing';

const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'gathered' });
const { measured } = book;
const sides = measured.seams.filter(({ seam }) => seam.operation === 'sew-side');
const before = measured.seams.filter(({ seam, dart }) => !dart && seam.stage < (sides[0]?.seam.stage ?? 0));

test('the side of a bodice goes on in that of the skirt sewn to it', () => {
  const [whole, ...others] = acrossSeams(joinedMeetings(sides), before);
  expect(others).toEqual([]);
  for (const steps of [whole?.a, whole?.b])
    expect(steps?.some(({ piece }) => piece.piece.part.startsWith('skirt'))).toBe(true);
  expect(whole?.across).toHaveLength(2);
});

test('sides that no seam joins yet are two', () => {
  expect(acrossSeams(joinedMeetings(sides), [])).toHaveLength(2);
});

test('bodice and skirt lie joined when their sides are pinned, sewn and pressed', () => {
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-side');
  if (!job) throw new Error('No sides are sewn');
  for (const action of actionsOf(book, job)) {
    const { shown } = sceneOf(book, job, action);
    const boxOf = (part: string) =>
      boundsOf(shown.filter(({ piece }) => piece.part === part).flatMap(outlineOf));
    const [bodice, skirt] = [boxOf('front'), boxOf('skirt-front')];
    expect(skirt.top).toBeGreaterThan(bodice.bottom);
    expect(skirt.bottom).toBeLessThan(bodice.bottom);
    expect(skirt.left).toBeLessThan(bodice.right);
    expect(skirt.right).toBeGreaterThan(bodice.left);
  }
});
