import { expect, test } from 'vitest';
import { reachBeyond } from '../drawings/torn';
import { jobsOf } from '../steps/jobs';
import { bookWith } from '../test-book';
import { steps } from './steps';

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
  const torn = jobsOf(book).some(({ seams }) => reachBeyond(seams) !== undefined);
  expect(words.includes('bord ondulé')).toBe(torn);
  expect(torn).toBe(garment === 'jacket');
});
