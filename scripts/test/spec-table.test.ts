import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specRows, table, titlePattern, verdict } from './spec-table.mjs';

const row = { section: '8', what: 'x', file: 'a.test.ts', title: '%j breaks %s' };
const ran = (title: string, passed: boolean) => ({ file: 'a.test.ts', title, passed });

test('every row names a test that is there', () => {
  const lost = specRows().filter(({ file, title }) => !readFileSync(file, 'utf8').includes(title));
  expect(lost).toEqual([]);
});

test('a row is reached when all its tests passed, and not when one failed or none ran', () => {
  expect(verdict(row, [ran('door 1 breaks name', true), ran('door 2 breaks name', true)])).toBe('passed');
  expect(verdict(row, [ran('door 1 breaks name', true), ran('door 2 breaks name', false)])).toBe('failed');
  expect(verdict(row, [ran('something else', true)])).toBe('unknown');
  expect(table([row], [ran('door 1 breaks name', true)])).toContain('| passed |');
});

test('titles are read as they are written, but for the figures filled in', () => {
  expect(titlePattern('is it (so)?').test('is it (so)?')).toBe(true);
  expect(titlePattern('is it (so)?').test('is it so')).toBe(false);
});
