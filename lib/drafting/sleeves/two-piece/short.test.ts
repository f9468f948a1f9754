import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../../checks/check';
import { drawDraft } from '../../draft';

const SIZES = ['34', '44', '56'] as const;

function drawn(length: string, size: (typeof SIZES)[number]): Draft {
  const choices = completeChoices('jacket', { sleeve: 'two-piece', 'sleeve-length': length }, {});
  expect(choices.options).toMatchObject({ sleeve: 'two-piece', 'sleeve-length': length });
  return drawDraft(choices, STANDARD_SIZES[size]);
}

const along = (draft: Draft, piece: string, line: string): number =>
  lengthOfAll(pieceOf(draft, piece)?.edges.filter((edge) => edge.line === line) ?? []);

describe.each(['short', 'elbow'])('a two-piece sleeve of length %s', (length) => {
  it.each(SIZES)('holds every rule in size %s, lined', (size) => {
    expect(breaches(check(drawn(length, size)))).toEqual([]);
  });

  it.each(SIZES)(
    'is the long one cut above the elbow: the same cap, and seams without stretch in size %s',
    (size) => {
      const [short, long] = [drawn(length, size), drawn('long', size)];
      expect(along(short, 'sleeve-upper', 'cap')).toBeCloseTo(along(long, 'sleeve-upper', 'cap'), 4);
      for (const line of ['fore', 'hind'])
        expect(along(short, 'sleeve-upper', line)).toBeCloseTo(along(short, 'sleeve-under', line), 2);
      expect(short.finished.sleeveLength).toBeLessThan(long.finished.sleeveLength ?? 0);
    },
  );
});
