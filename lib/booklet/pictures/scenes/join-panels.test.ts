import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const book = bookWith('dress', { 'bust-shaping': 'princess-armhole', 'waist-seam': 'natural' });
const seenIn = (operation: string) => {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  return actionsOf(book, job).map((action) => sceneOf(book, job, action).shown);
};
const idsOf = (shown: readonly Shown[]) => shown.map(({ piece }) => piece.id);

test('once its panels are joined a front is sewn at the shoulder with all of them, each seen once', () => {
  for (const shown of seenIn('sew-shoulder'))
    expect(idsOf(shown).sort()).toEqual(['back', 'front-centre', 'front-side']);
});

test('a panel that looks on lies the same side up as the one it is sewn to, beneath it, and is not worked on', () => {
  for (const shown of seenIn('sew-shoulder')) {
    const at = idsOf(shown).indexOf('front-side');
    const [onlooker, own] = [shown[at], shown[at + 1]];
    expect(own?.piece.id).toBe('front-centre');
    expect(onlooker?.side).toBe(own?.side);
    expect(onlooker?.worked).toEqual([]);
  }
});

test('before that each panel lies by itself', () => {
  const [overcast] = seenIn('finish-edges');
  expect(idsOf(overcast ?? []).filter((id) => id === 'front-side')).toHaveLength(1);
});
