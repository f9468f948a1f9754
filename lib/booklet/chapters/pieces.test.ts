import { expect, test } from 'vitest';
import type { Pair } from '@/lib/drafting/types';
import { openBook } from '../book';
import { isCrossed } from '../drawings/number-beside';
import { DESIGNS_APART, draftOf } from '../test-designs';
import { cornersOf } from '../test-page';
import { testWords } from '../test-words';
import { pieces } from './pieces';

const IDENTITY = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };

test.each(DESIGNS_APART.slice(0, 3))(
  'no number lies on a grainline in the list of pieces of $name',
  (design) => {
    const draft = draftOf(design.choices, design.size);
    const book = openBook(draft, { words: testWords('fr'), locale: 'fr', unit: 'cm', ...IDENTITY });
    const items = pieces.blocks(book).flatMap((block, i) => block.draw(0, -100 * i));
    const grains = items.flatMap((item) =>
      item.kind === 'stroke' && item.stroke === 'grain'
        ? [cornersOf(item).map(([x, y]): Pair => [x, y])]
        : [],
    );
    const numbers = items.filter((item) => item.kind === 'text' && /^\d+$/.test(item.text));
    expect(numbers).toHaveLength(draft.pieces.length);
    const crossed = numbers.flatMap((item) =>
      item.kind === 'text' && isCrossed(item, grains) ? [item.text] : [],
    );
    expect(crossed).toEqual([]);
  },
);
