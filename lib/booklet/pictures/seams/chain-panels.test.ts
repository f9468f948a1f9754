import { expect, test } from 'vitest';
import { STILL } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { ends, isOnePiece } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { canFace, faceOf } from './face-edges';
import { meetings } from './meet-sides';

const far = ([ax, ay]: Pair, [bx, by]: Pair): number => Math.hypot(bx - ax, by - ay);

test('the panels of a waist lie beside each other, and their edges go on in one another', () => {
  const { measured } = bookWith('dress', { 'waist-seam': 'natural', skirt: 'panelled' });
  const waists = measured.seams.filter(({ seam }) => seam.operation === 'join-skirt').flatMap(meetings);
  const sides = waists.map(besideEachOther).flatMap(({ a, b }) => [a, b]);
  const panelled = sides.filter((steps) => !isOnePiece(steps));
  expect(panelled.length).toBeGreaterThan(0);
  for (const steps of panelled) {
    expect(steps.every(({ lies }) => lies)).toBe(true);
    steps.slice(1).forEach((step, i) => {
      const before = steps[i];
      if (before) expect(far(ends([before])[1], ends([step])[0])).toBeLessThan(0.2);
    });
  }
});

test('pieces that lie alone stay where they are', () => {
  const { measured } = bookWith('top', {});
  const side = measured.seams.find(({ id }) => id === 'side');
  const [meeting] = side ? meetings(side) : [];
  if (!meeting) throw new Error('The top has no sides');
  expect(besideEachOther(meeting)).toEqual(meeting);
});

test('the under part of a sleeve lies beside the upper one once, which stays as it was drawn', () => {
  const { measured } = bookWith('jacket', { sleeve: 'two-piece' });
  const [meeting] = measured.seams.filter(({ seam }) => seam.operation === 'set-sleeve').flatMap(meetings);
  if (!meeting) throw new Error('No sleeve is set');
  const laid = besideEachOther(meeting);
  const [before, upper, after] = [laid.a[0], faceOf(laid.a)[0], laid.a.at(-1)];
  expect(before?.piece.id).toBe(after?.piece.id);
  expect(before?.lies).toEqual(after?.lies);
  expect(upper?.piece.id).not.toBe(before?.piece.id);
  (upper?.lies ?? []).forEach((value, i) => {
    expect(value).toBeCloseTo(STILL[i] as number);
  });
  expect(canFace(laid)).toBe(true);
});
