import { describe, expect, test } from 'vitest';
import { draft } from '@/lib/drafting/draft';
import { boxCorners, itemsBox, textCorners } from '@/lib/drawing/bounds';
import type { Item, Text } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { placedPoints } from '@/lib/layout/placed';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft } from '@/lib/pattern/types';
import { DESIGN_NAMES, designOf } from '@/lib/testing/goldens/designs';
import { settings } from '@/lib/testing/sheets/files';
import { gridOf } from '../page-map/page-map';
import { endsOf } from '../pieces/piece-internals';
import { stretches } from '../pieces/stretches';
import { sheetPlan } from '../plan';
import { sheetDocument } from '../sheets';
import { joinLines } from './tiles';

const drafted = (name: string): Draft => {
  const outcome = draft(designOf(name), STANDARD_SIZES['40']);
  if ('refused' in outcome) throw new Error('Refused');
  return outcome.draft;
};

const isText = (item: Item): item is Text => item.kind === 'text';

/** Whether two rectangles, each turned as it may be, share a place: no side of either keeps them apart. */
function overlap(one: readonly Pair[], other: readonly Pair[]): boolean {
  const spread = (corners: readonly Pair[], [dx, dy]: Pair) => corners.map(([x, y]) => x * dx + y * dy);
  const sides = [one, other].flatMap((corners) =>
    [0, 1].map((i): Pair => {
      const [[ax, ay], [bx, by]] = [corners[i] as Pair, corners[i + 1] as Pair];
      return [bx - ax, by - ay];
    }),
  );
  return sides.every((side) => {
    const [a, b] = [spread(one, side), spread(other, side)];
    return Math.max(...a) > Math.min(...b) && Math.max(...b) > Math.min(...a);
  });
}
const patternOf = (of: Draft) => {
  const { pages, forms } = sheetDocument(of, 'a4', settings());
  return { pages, texts: (forms?.[0]?.items ?? []).filter(isText) };
};

describe('the words of tiled sheets', () => {
  test.each(DESIGN_NAMES.filter((_, i) => i % 5 === 0))(
    'no address of a page of %s lies under words',
    (name) => {
      const { pages, texts } = patternOf(drafted(name));
      for (const { id, under = [], placements = [] } of pages.slice(1)) {
        const [left, , right, top] = itemsBox(under) ?? [0, 0, 0, 0];
        const [address] = under;
        // Capitals and figures stand on their line.
        const bottom = address?.kind === 'text' ? address.at[1] : top;
        const [dx, dy] = placements[0]?.offset ?? [0, 0];
        const taken = boxCorners([left - dx, bottom - dy, right - dx, top - dy]);
        const over = texts.filter((text) => overlap(textCorners(text), taken));
        expect(over, id).toEqual([]);
      }
    },
  );

  test('a line has its name on every sheet it crosses for long enough', () => {
    const dress = drafted('dress-gathered-puff');
    const plan = sheetPlan(dress, 'a4', 'fr');
    const name = settings().words('sheets.piece.lengthen');
    const names = patternOf(dress).texts.flatMap((item) =>
      item.kind === 'text' && item.text === name ? [item.at] : [],
    );
    const parts = plan.layout.placements.flatMap((placement) => {
      const piece = pieceOf(dress, placement.piece);
      const lines = piece?.internal.filter(({ kind }) => kind === 'lengthen-shorten') ?? [];
      return lines.flatMap(({ path }) => {
        const [a, b] = placedPoints(endsOf(path), placement);
        return a && b ? stretches(a, b, joinLines(gridOf(plan))) : [];
      });
    });
    const long = parts.filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) > 10);
    expect(long.length).toBeGreaterThan(4);
    for (const [a, b] of long) {
      const beside = names.filter(
        ([x, y]) =>
          x > Math.min(a[0], b[0]) - 1 &&
          x < Math.max(a[0], b[0]) + 1 &&
          y > Math.min(a[1], b[1]) - 1 &&
          y < Math.max(a[1], b[1]) + 1,
      );
      expect(beside.length, `${a} – ${b}`).toBe(1);
    }
  });
});
