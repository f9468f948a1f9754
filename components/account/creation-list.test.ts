import { expect, it } from 'vitest';
import type { PatternSummary } from '@/lib/exports/views';
import { arranged } from './creation-list';

const pattern = (name: string, createdAt: string, code = 'AAAA') =>
  ({ name, createdAt, code }) as PatternSummary;
const patterns = [
  pattern('Étoile 10', '2026-11-01T00:00:00Z'),
  pattern('étoile 2', '2026-11-03T00:00:00Z', 'ZX42'),
  pattern('Bretagne', '2026-11-02T00:00:00Z'),
];
const names = (search: string, sort: 'newest' | 'oldest' | 'name') =>
  arranged(patterns, search, sort, 'fr').map(({ name }) => name);

it('finds without accents or case, in the name or the code', () => {
  expect(names('ETOILE', 'newest')).toEqual(['étoile 2', 'Étoile 10']);
  expect(names('zx42', 'newest')).toEqual(['étoile 2']);
  expect(names('etoile bretagne', 'newest')).toEqual([]);
});

it('sorts by date both ways and by name as people count', () => {
  expect(names('', 'newest')).toEqual(['étoile 2', 'Bretagne', 'Étoile 10']);
  expect(names('', 'oldest')).toEqual(['Étoile 10', 'Bretagne', 'étoile 2']);
  expect(names('', 'name')).toEqual(['Bretagne', 'étoile 2', 'Étoile 10']);
});
