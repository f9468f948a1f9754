import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { certified } from './certificate';
import { type Named, namesApart } from './names-apart';

const LOCALES = ['fr', 'en', 'de'] as const;

const DESIGNS: readonly [Garment, Readonly<Record<string, string>>][] = [
  ['top', { collar: 'shirt', 'sleeve-length': 'long', 'sleeve-finish': 'cuff', opening: 'front-buttons' }],
  ['top', { opening: 'wrap', 'neckline-front': 'wrap' }],
  ['dress', { 'waist-seam': 'natural', skirt: 'pleated', inside: 'lining' }],
  ['dress', { 'waist-seam': 'natural', skirt: 'straight' }],
  ['dress', { 'waist-seam': 'empire', skirt: 'tiered' }],
  ['jacket', { opening: 'double-breasted', belt: 'half-belt' }],
];

const twice = (names: readonly (string | undefined)[]) =>
  names.filter((name, i) => names.indexOf(name) !== i);

test.each(DESIGNS)('no two rows of the certificate of a %s %o are called the same', (garment, worn) => {
  for (const locale of LOCALES) {
    const rows = certified(bookWith(garment, worn, locale));
    expect(twice(rows.map(([name]) => name))).toEqual([]);
  }
});

const named = (name: string, piece: string, x: number, y: number, face?: Named['face']): Named => ({
  name,
  piece,
  at: { x, y },
  ...(face ? { face } : {}),
});

test.each([
  ['fr', ['Pince, devant', 'Pince, dos', 'Épaule']],
  ['en', ['Pince, front', 'Pince, back', 'Épaule']],
  ['de', ['Pince, vorn', 'Pince, hinten', 'Épaule']],
] as const)('what is called the same is told by the half of the garment it is on (%s)', (locale, told) => {
  const rows = [
    named('Pince', 'Devant', 10, 5, 'front'),
    named('Pince', 'Dos', 10, 5, 'back'),
    named('Épaule', 'Dos', 10, 30),
  ];
  expect(namesApart(bookWith('top', {}, locale), rows)).toEqual(told);
});

test('a dart of the lining is told by its piece, and two on a piece by where they lie', () => {
  const rows = [
    named('Pince', 'Devant', 30, 5, 'front'),
    named('Pince', 'Devant', 31, 12, 'front'),
    named('Pince', 'Doublure devant', 16, 0, 'front'),
    named('Pince', 'Doublure devant', 11, 1, 'front'),
  ];
  expect(namesApart(bookWith('top', {}), rows)).toEqual([
    'Pince, devant, en bas',
    'Pince, devant, en haut',
    'Pince, doublure devant, vers le côté',
    'Pince, doublure devant, vers le milieu',
  ]);
});
