import { expect, test } from 'vitest';
import { bookOf } from '@/lib/testing/booklet/book';
import { DESIGNS_APART, draftOf, TEST_DESIGNS } from '@/lib/testing/booklet/designs';
import { touchedNumbers } from '@/lib/testing/booklet/numbers';
import { steps } from '../../chapters/steps';

test.each([...TEST_DESIGNS, ...DESIGNS_APART])(
  'no number of a piece touches a line of its picture: $name',
  ({ choices, size }) => {
    const pictures = steps.blocks(bookOf(draftOf(choices, size))).map((block) => block.draw(0, 0));
    expect(
      pictures.flatMap((items, i) => touchedNumbers(items).map((touched) => `step ${i}: ${touched}`)),
    ).toEqual([]);
  },
);
