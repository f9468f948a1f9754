import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { factsOf } from '../../steps/words/facts';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';
import { acrossSeams, joinedMeetings } from './join-meetings';

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

test('the armhole of a front in panels is faced all along in one picture, the shoulders joined', () => {
  const worn = { 'bust-shaping': 'princess-armhole', sleeve: 'none', 'waist-seam': 'natural' };
  const book = bookWith('dress', worn);
  const job = jobsOf(book).find((each) => factsOf(book, each).place === 'armhole');
  if (!job) throw new Error('No armhole is faced');
  for (const action of actionsOf(book, job)) {
    const { shown } = sceneOf(book, job, action);
    expect(shown).toHaveLength(5);
    const red = shown.flatMap(({ worked, motion }) =>
      worked.map((line) => [line[0], line.at(-1)].map((at) => carry(motion, at as Pair))),
    );
    expect(red).toHaveLength(2);
    const [one = [], other = []] = red;
    const gaps = one.flatMap(([x, y]) => other.map((at) => Math.hypot(at[0] - x, at[1] - y)));
    expect(Math.min(...gaps)).toBeLessThan(0.1);
  }
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

test('beside a small facing the lining joined at its shoulders is shown near their seam', () => {
  const lined = bookWith('dress', { inside: 'lining', 'waist-seam': 'natural' });
  const job = jobsOf(lined).find(({ operation }) => operation === 'attach-lining');
  if (!job) throw new Error('No lining is sewn to a facing');
  // It is tacked at its armholes, far from that seam.
  for (const action of actionsOf(lined, job).filter(({ key }) => key !== 'tack')) {
    const linings = sceneOf(lined, job, action).shown.filter(({ piece }) => piece.material === 'lining');
    expect(linings.length).toBeGreaterThan(0);
    expect(linings.every(({ torn, bent }) => torn || bent)).toBe(true);
  }
});
