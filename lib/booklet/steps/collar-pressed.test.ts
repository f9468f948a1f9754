import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { actionsOf, stepText } from '../chapters/steps';
import { bookWith } from '../test-book';
import { type Job, jobsOf } from './jobs';
import { sceneOf } from './pictures';

function told(garment: Garment, worn: Readonly<Record<string, string>>, operation: string) {
  const book = bookWith(garment, worn);
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  return actionsOf(book, job).map((action) => ({ ...action, text: stepText(book, job, action) }));
}

const pressed = (garment: Garment, worn: Readonly<Record<string, string>>, operation = 'attach-collar') =>
  told(garment, worn, operation).at(-1);

test('the allowances under a collar go down with those of its facing, into it where it has none', () => {
  expect(pressed('top', { collar: 'bow' })).toMatchObject({ key: 'grade', press: 'toward-b' });
  expect(pressed('top', { collar: 'peter-pan', inside: 'bias-binding' })).toMatchObject({
    key: 'enclose',
    press: 'toward-a',
  });
});

test('both neck seams of a lapel are pressed open', () => {
  const open = { key: 'press', press: 'open' };
  for (const collar of ['notched', 'shawl']) expect(pressed('jacket', { collar })).toMatchObject(open);
  expect(pressed('jacket', { collar: 'notched' }, 'attach-facing')).toMatchObject(open);
});

test('a ruffle is gathered before it is pinned, through both layers where a facing covers them', () => {
  const [gathered, pinned] = told('top', { collar: 'ruffle' }, 'attach-collar');
  expect(gathered?.key).toBe('gather');
  expect(pinned?.text).toContain('ses deux épaisseurs ensemble');
});

test('the fold that a zip keeps is drawn where a collar comes up to it', () => {
  const book = bookWith('top', { collar: 'stand', opening: 'front-zip' });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-collar') as Job;
  for (const action of actionsOf(book, job)) {
    const front = sceneOf(book, job, action).shown.find(({ piece }) => piece.id === 'front');
    const folded = (front?.within ?? []).filter((line) => line.every(([x]) => Math.abs(x) < 1e-6));
    expect(folded.length, action.key).toBeGreaterThan(5);
  }
});

test('a collar ends flush with the fold that a zip keeps, and only there', () => {
  const pin = (worn: Readonly<Record<string, string>>) =>
    told('top', worn, 'attach-collar').find(({ key }) => key === 'pin')?.text;
  expect(pin({ collar: 'bow', opening: 'back-zip' })).toContain('Au milieu dos, la marge reste rabattue');
  expect(pin({ collar: 'shirt', opening: 'front-buttons' })).not.toContain('rabattue');
});
