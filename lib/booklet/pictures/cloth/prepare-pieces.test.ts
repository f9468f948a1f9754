import { expect, test } from 'vitest';
import { pieceOf } from '@/lib/pattern/find';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';
import { artOutline } from './lay-piece';
import type { Scene } from './scene';

const book = bookWith('dress', { 'bust-shaping': 'french-dart', 'waist-seam': 'natural', skirt: 'a-line' });
const jobOf = (operation: string) => jobsOf(book).find((job) => job.operation === operation) as Job;
const scenesOf = (operation: string): Scene[] => {
  const job = jobOf(operation);
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
};
const frontIn = ({ shown }: Scene) => shown.find(({ piece }) => piece.id === 'front');

test('a side parted by a dart is sewn with the dart closed, one piece on the other', () => {
  const [, sewn] = scenesOf('sew-side');
  const bodice = sewn?.shown.filter(({ piece }) => ['front', 'back'].includes(piece.id));
  expect(bodice?.map(({ side }) => side).sort()).toEqual(['right', 'wrong']);
  const seams = frontIn(sewn as Scene)?.within ?? [];
  expect(seams.length).toBeGreaterThan(0);
});

test('a dart is folded while it is sewn, one leg on the other, and closed once it is pressed', () => {
  const flat = artOutline(pieceOf(book.draft, 'front') as never, false);
  const [pinned, sewn, pressed] = scenesOf('sew-dart');
  for (const { shown } of [pinned, sewn] as Scene[]) {
    const front = shown.filter(({ piece }) => piece.id === 'front');
    // Its bust dart, then its waist dart.
    expect(front.map(({ side }) => side)).toEqual(['right', 'wrong', 'right', 'wrong']);
    expect(front.map(({ worked }) => worked.length)).toEqual([0, 1, 0, 1]);
  }
  const [later] = scenesOf('sew-shoulder');
  for (const scene of [pressed, later] as Scene[])
    expect(artOutline(frontIn(scene)?.piece as never, false)).not.toEqual(flat);
});

test('closing darts changes no length that decides which edge is gathered', () => {
  const [gather] = scenesOf('set-sleeve');
  expect(gather?.shown.map(({ piece }) => piece.id)).toEqual(['sleeve']);
});

test('a double dart stays seen as the fold it is sewn to', () => {
  const lined = bookWith('dress', { inside: 'lining', 'waist-seam': 'none', 'bust-shaping': 'side-dart' });
  const job = jobsOf(lined).find(({ operation }) => operation === 'hem-lining') as Job;
  const { shown } = sceneOf(lined, job, { key: 'press', view: 'wrong' });
  const darted = shown.filter(({ piece }) => piece.internal.some(({ kind }) => kind === 'fisheye-dart'));
  expect(darted.length).toBeGreaterThan(0);
  for (const { within = [] } of darted) expect(within.length).toBeGreaterThan(0);
});
