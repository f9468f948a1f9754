import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { contains } from '@/lib/geometry/polyline/contains';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function set(worn: Readonly<Record<string, string>>, operation = 'set-sleeve'): Record<string, Scene> {
  const book = bookWith('dress', { opening: 'back-zip', inside: 'facings', ...worn });
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`No ${operation}`);
  return Object.fromEntries(actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action)]));
}

const partsOf = (scene: Scene | undefined) => scene?.shown.map(({ piece }) => piece.part);

test('a sleeve is set into a closed armhole, front and back round it', () => {
  const { gather, pin, sew, press } = set({ sleeve: 'set-in' });
  expect(partsOf(gather)).toEqual(['sleeve']);
  for (const scene of [pin, sew, press]) expect(partsOf(scene)).toEqual(['front', 'back', 'sleeve']);
  const [front, back, sleeve] = (pin?.shown ?? []).map(outlineOf);
  const middle = boundsOf(sleeve ?? []);
  const centre = [(middle.left + middle.right) / 2, (middle.bottom + middle.top) / 2] as const;
  for (const outline of [front, back]) expect(contains(outline ?? [], centre)).toBe(false);
});

test('it is pinned edge on edge, and its seam is held by pins', () => {
  const { pin } = set({ sleeve: 'set-in' });
  expect(pin?.apart).toBeUndefined();
  expect(pin?.hand).toBe('pins');
});

test('the notches of sleeve and armhole meet', () => {
  const { sew } = set({ sleeve: 'set-in' });
  const all = sew?.shown.flatMap(({ notched = [] }) => notched) ?? [];
  expect(all.filter(({ strokes }) => strokes === 2).length).toBeGreaterThan(1);
});

test('a puff sleeve shows its gathers, pressed into it', () => {
  const { press } = set({ sleeve: 'puff' }, 'set-gathered-sleeve');
  expect(press?.shown.at(-1)?.within?.length).toBeGreaterThan(10);
  expect(press?.arrows).toHaveLength(4);
});
