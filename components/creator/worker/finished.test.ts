import { expect, test } from 'vitest';
import { measurements } from '@/lib/booklet/chapters/measurements';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { bookOf } from '@/lib/testing/booklet/book';
import { DESIGNS_APART, draftOf } from '@/lib/testing/booklet/designs';
import { answerDraw } from './answer-draw';
import type { Answer } from './protocol';

/** What the creator lists beside the bars of the fit. */
const LISTED = ['biceps', 'sleeveLength', 'backLength', 'shoulder', 'hem'];

test.each(DESIGNS_APART)('the creator tells of $name what its booklet tells', ({ choices, size }) => {
  const body = STANDARD_SIZES[size];
  const job = { kind: 'draw', choices, body, views: ['front', 'back'] } as const;
  const { summary } = answerDraw(job, 1).next().value as Extract<Answer, { kind: 'drawn' }>;
  const book = bookOf(draftOf(choices, size));
  const drawn = measurements.blocks(book).flatMap((block) => block.draw(0, 0));
  const said = drawn.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  const told = LISTED.flatMap((name) => summary.finished[name] ?? []);
  expect(told.length).toBeGreaterThan(1);
  for (const length of told) expect(said).toContain(book.numbers.length(length));
});
