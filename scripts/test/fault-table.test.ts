import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chosenRows, faultRows, faultTable } from './fault-table.mjs';

const rows = [{ row: 'A9', what: 'a thing', tests: [{ file: 'a.test.ts', title: 'holds %s' }] }];
const ran = (passed: boolean) => ({ file: 'a.test.ts', title: 'it holds water', passed, seconds: 1.25 });

test('every row names tests that are there', () => {
  const tests = faultRows().flatMap((row) => row.tests);
  expect(tests.filter(({ file, title }) => !readFileSync(file, 'utf8').includes(title))).toEqual([]);
});

test('rows are chosen by name, and a name that is not there is refused', () => {
  expect(chosenRows(['A1', 'S3']).map(({ row }) => row)).toEqual(['A1', 'S3']);
  expect(() => chosenRows(['Z9'])).toThrow(/Z9/);
});

test('the table says what passed, how long it took and what was measured', () => {
  const figures = [{ row: 'A9', figure: '3 of 3' }];
  expect(faultTable(rows, { tests: [ran(true)], figures })).toContain(
    '| A9 | a thing | passed | 1.3 s | 3 of 3 |',
  );
  expect(faultTable(rows, { tests: [ran(true), ran(false)], figures })).toContain('| FAILED |');
  expect(faultTable(rows, { tests: [], figures: [] })).toContain('| not run |');
});
