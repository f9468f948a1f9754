import { expect, test } from 'vitest';
import { bookOf } from '@/lib/testing/booklet/book';
import { DESIGNS_APART, draftOf } from '@/lib/testing/booklet/designs';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { toldJobs } from '../../chapters/steps';

test.each(DESIGNS_APART)('no two headings of $name read alike', ({ choices, size }) => {
  for (const locale of TEST_LOCALES) {
    const titles = toldJobs(bookOf(draftOf(choices, size), locale)).map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  }
});
