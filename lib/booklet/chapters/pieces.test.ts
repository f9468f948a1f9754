import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { bookOf } from '@/lib/testing/booklet/book';
import { DESIGNS_APART, draftOf } from '@/lib/testing/booklet/designs';
import { cornersOf, isCrossed } from '@/lib/testing/booklet/page';
import { pieces } from './pieces';

test.each(DESIGNS_APART.slice(0, 3))(
  'no number lies on a grainline in the list of pieces of $name',
  (design) => {
    const draft = draftOf(design.choices, design.size);
    const book = bookOf(draft);
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
