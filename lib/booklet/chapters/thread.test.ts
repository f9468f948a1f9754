import { expect, test } from 'vitest';
import { bookOf, bookWith } from '@/lib/testing/booklet/book';
import { draftOf } from '@/lib/testing/booklet/designs';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { say } from '../book';
import { REEL, reelsOf, threadMetres } from './thread';

test('a plain top is sewn from one reel of thread', () => {
  const book = bookWith('top', {});
  expect(threadMetres(book)).toBeGreaterThan(40);
  expect(reelsOf(book)).toBe(1);
});

test('what is overcast and gathered takes more thread than a reel holds', () => {
  const choices = chooseInTurn('dress', { 'waist-seam': 'empire', skirt: 'tiered', fit: 'easy' });
  const book = bookOf(draftOf(choices, '48'));
  expect(threadMetres(book)).toBeGreaterThan(REEL);
  expect(reelsOf(book)).toBe(2);
  expect(say(book, 'notions.thread', { reels: reelsOf(book) })).toMatch(/2 bobines de 200.m/);
});
