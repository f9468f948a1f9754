import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { findPiece } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

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

test('beside a zip a garment ends at its fold where a collar comes up to it, and the collar at its end', () => {
  const book = bookWith('top', { collar: 'stand', opening: 'front-zip' });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-collar') as Job;
  const plain = (id: string) => findPiece(book, id)?.cutLine ?? [];
  expect(boundsOf(plain('front')).left).toBeLessThan(-0.5);
  for (const action of actionsOf(book, job)) {
    const { shown } = sceneOf(book, job, action);
    const fronts = shown.filter(({ piece, bent }) => piece.id === 'front' && !bent);
    expect(fronts.length, action.key).toBeGreaterThan(0);
    for (const front of fronts) expect(boundsOf(front.piece.cutLine).left, action.key).toBeCloseTo(0);
    for (const { piece } of shown.filter(({ piece: { part } }) => part === 'collar'))
      expect(boundsOf(piece.cutLine).right).toBeLessThan(boundsOf(plain(piece.id)).right - 0.3);
  }
});

test('without a zip a collar is sewn to the edges as they are cut', () => {
  const book = bookWith('top', { collar: 'shirt', opening: 'front-buttons' });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-collar') as Job;
  for (const action of actionsOf(book, job))
    for (const { piece } of sceneOf(book, job, action).shown.filter(({ piece: { id } }) => id === 'front'))
      expect(boundsOf(piece.cutLine).left).toBeCloseTo(
        boundsOf(findPiece(book, 'front')?.cutLine ?? []).left,
      );
});

test('a collar ends flush with the fold that a zip keeps, and only there', () => {
  const pin = (worn: Readonly<Record<string, string>>) =>
    told('top', worn, 'attach-collar').find(({ key }) => key === 'pin')?.text;
  expect(pin({ collar: 'bow', opening: 'back-zip' })).toContain('Au milieu dos, la marge reste rabattue');
  expect(pin({ collar: 'shirt', opening: 'front-buttons' })).not.toContain('rabattue');
});
