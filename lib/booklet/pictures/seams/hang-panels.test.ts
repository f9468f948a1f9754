import { expect, test } from 'vitest';
import { carry, STILL } from '@/lib/geometry/motion';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import type { Shown } from '../cloth/scene';
import { ends } from '../cloth/walk-seam';
import { sceneOf } from '../passes/complete-scene';
import { togetherScene } from './lay-seam';

test('a sleeve is sewn to the panels of a front that lie as their seam holds them', () => {
  const { seams } = bookWith('jacket', {
    sleeve: 'two-piece',
    'bust-shaping': 'princess-armhole',
    'back-shaping': 'princess',
  }).measured;
  const armhole = seams.filter(({ seam }) => seam.operation === 'set-sleeve');
  const panels = seams.filter(({ seam }) => seam.operation === 'sew-princess');
  const together = togetherScene(armhole, 1, {}, panels);
  const motionOf = (id: string) => together.shown.find(({ piece }) => piece.id === id)?.motion ?? STILL;
  const [seam] = panels;
  if (!seam) throw new Error('No princess seam');
  const [one, other] = [seam.a, seam.b].map(({ steps }) =>
    ends(steps).map((at) => carry(motionOf(steps[0]?.piece.id ?? ''), at)),
  );
  one?.forEach(([x, y], i) => {
    const [ox, oy] = other?.[i] ?? [Number.NaN, Number.NaN];
    // Their chords lie on each other; that of the more curved one is a little shorter.
    expect(Math.hypot(x - ox, y - oy)).toBeLessThan(2);
  });
});

test('a back stays beside the front it is sewn to at the shoulder', () => {
  const { seams } = bookWith('top', {}).measured;
  const armhole = seams.filter(({ seam }) => seam.operation === 'set-sleeve');
  const shoulder = seams.filter(({ id }) => id === 'shoulder');
  expect(shoulder).toHaveLength(1);
  expect(togetherScene(armhole, 1, {}, shoulder)).toEqual(togetherScene(armhole));
});

test('a bodice in two parts on the panels of its skirt bears its number once', () => {
  const { seams } = bookWith('dress', { 'waist-seam': 'natural', skirt: 'panelled' }).measured;
  const waist = seams.filter(({ seam }) => seam.operation === 'join-skirt');
  const { shown } = togetherScene(
    waist,
    1,
    { upper: 'b' },
    seams.filter(({ seam }) => !waist.some((own) => own.seam === seam)),
  );
  for (const id of new Set(shown.map(({ piece }) => piece.id)))
    expect(shown.filter(({ piece, unnamed }) => piece.id === id && !unnamed)).toHaveLength(1);
  expect(shown.length).toBeGreaterThan(new Set(shown.map(({ piece }) => piece.id)).size);
});

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

test('what hangs from a yoke is torn off where the front beside it is', () => {
  const book = bookWith('top', { 'back-shaping': 'yoke', opening: 'back-keyhole', silhouette: 'straight' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-shoulder') as Job;
  for (const action of actionsOf(book, job)) {
    const { shown } = sceneOf(book, job, action);
    const torn = shown
      .filter(({ piece }) => piece.id === 'back' || piece.id === 'front')
      .map((each) => each.torn);
    expect(torn).toEqual([true, true]);
  }
});
