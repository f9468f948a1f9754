import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';

type Folded = readonly [
  garment: Garment,
  worn: Readonly<Record<string, string>>,
  operation: string,
  action: string,
  part: string,
  line: RegExp,
];

const WIDE = { 'seam-allowance': 'one-inch' };
const CUFFED = { 'sleeve-length': 'long', 'sleeve-finish': 'cuff', opening: 'front-buttons' };

const FOLDED: readonly Folded[] = [
  ['top', { 'sleeve-finish': 'bracelet', ...WIDE }, 'attach-band', 'fold', 'sleeve-band', /inner/],
  ['top', { ...CUFFED, ...WIDE }, 'close-cuff', 'fold', 'sleeve-cuff', /inner/],
  ['dress', { collar: 'bow', inside: 'bias-binding', ...WIDE }, 'close-collar', 'fold', 'collar', /neck/],
];

test.each(FOLDED)(
  'of a %s with %o, %s says how broad the edge is that it folds under',
  (garment, worn, operation, key, part, line) => {
    for (const locale of TEST_LOCALES) {
      const book = bookWith(garment, worn, locale);
      const job = jobsOf(book).find((each) => each.operation === operation);
      const action = job && actionsOf(book, job).find((each) => each.key === key);
      const edges = book.draft.pieces
        .filter(({ id, material }) => id.startsWith(part) && material !== 'interfacing')
        .flatMap((piece) => piece.edges.filter(({ id }) => line.test(id)));
      const widths = [...new Set(edges.map(({ allowance }) => book.numbers.width(allowance)))];
      expect(widths).toHaveLength(1);
      expect(job && action && stepText(book, job, action)).toContain(`(${widths[0]})`);
    }
  },
);
