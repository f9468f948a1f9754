import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { stepText } from '../chapters/steps';
import { bookWith } from '../test-book';
import { type Job, jobsOf } from './jobs';

const marking = (garment: Garment, worn: Readonly<Record<string, string>>): string => {
  const book = bookWith(garment, worn, 'en');
  const job = jobsOf(book).find(({ operation }) => operation === 'cut-out') as Job;
  return stepText(book, job, { key: 'mark', view: 'wrong' });
};

test('only what a pattern carries inside its pieces is transferred', () => {
  expect(marking('jacket', { pockets: 'none' })).toContain('transfer darts and points to the wrong side');
  expect(marking('jacket', { pockets: 'welt' })).toContain('transfer darts, placements and points to');
  expect(marking('dress', { opening: 'back-zip' })).toContain('stop marks');
  expect(
    marking('dress', {
      silhouette: 'straight',
      'waist-seam': 'empire',
      skirt: 'tiered',
      'bust-shaping': 'gathered-yoke',
      'back-shaping': 'none',
      opening: 'none',
    }),
  ).toContain('transfer the bust points to the wrong side');
});
