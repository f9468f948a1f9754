import { expect, test } from 'vitest';
import { toldJobs } from '../../chapters/steps';
import { bookOf } from '../../test-book';
import { DESIGNS_APART, draftOf } from '../../test-designs';
import { TEST_LOCALES } from '../../test-words';

test.each(DESIGNS_APART)('no two headings of $name read alike', ({ choices, size }) => {
  for (const locale of TEST_LOCALES) {
    const titles = toldJobs(bookOf(draftOf(choices, size), locale)).map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  }
});
