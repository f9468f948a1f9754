import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { sceneOf } from '../pictures/passes/complete-scene';
import { jobsOf } from '../steps/jobs/jobs';
import { actionsOf, steps } from './steps';

test.each([
  [
    'top',
    { sleeve: 'kimono', inside: 'bias-binding', opening: 'none', pockets: 'none', silhouette: 'straight' },
  ],
  ['jacket', { collar: 'notched' }],
] as const)('a wavy edge is explained where a picture has one: %s', (garment, worn) => {
  const book = bookWith(garment, worn);
  const said = steps.blocks(book)[0]?.draw(0, 0) ?? [];
  const words = said.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' ');
  const torn = jobsOf(book).some((job) =>
    actionsOf(book, job).some((action) => sceneOf(book, job, action).shown.some((shown) => shown.torn)),
  );
  expect(words.includes('bord ondulé')).toBe(torn);
  expect(torn).toBe(true);
});

test('a neck facing caught by hand is not dwarfed by the long front and back beside it, or their facing', () => {
  const book = bookWith('jacket', { collar: 'shawl', length: 'knee', inside: 'facings' });
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch');
  const action = job && actionsOf(book, job).find(({ key }) => key === 'catch');
  if (!job || !action) throw new Error('No facing is caught');
  const torn = sceneOf(book, job, action).shown.flatMap((shown) => (shown.torn ? [shown.piece.id] : []));
  expect(torn).toEqual(['facing-front', 'front', 'back']);
});
