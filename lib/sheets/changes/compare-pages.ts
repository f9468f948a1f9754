import { tilesOf } from '@/lib/layout/covered-tiles';
import type { SheetLayout } from '@/lib/layout/sheet-layout';
import type { Draft } from '@/lib/pattern/types';
import { laidOutlines } from '../pieces/drawn-pieces';
import type { SheetPlan } from '../plan';
import { addressOf } from '../tiled/tiles';
import { comparePieces } from './compare-pieces';

/** What lies on each page of a layout, by its address: pieces and where they are, to 0.01 cm. */
function contents(draft: Draft, { layout, field }: SheetPlan): ReadonlyMap<string, string[]> {
  const grid = { tileWidth: field[0], tileHeight: field[1], top: layout.height };
  const found = new Map<string, string[]>();
  laidOutlines(draft, layout.placements).forEach(({ piece, outline }, i) => {
    for (const tile of tilesOf(outline, grid)) {
      const address = addressOf(tile);
      found.set(address, [...(found.get(address) ?? []), `${piece}@${placeOf(layout, i)}`]);
    }
  });
  return found;
}

function placeOf({ placements, height }: SheetLayout, index: number): string {
  const placement = placements[index];
  if (!placement) throw new RangeError(`No placement ${index}`);
  const { x, y, rotated, turn } = placement;
  return [x, height - y, rotated, turn].map((value) => value.toFixed(2)).join('/');
}

/**
 * Addresses of the pages of a new version that have to be printed again, row by row: those that show a part
 * of the pattern that is not on the old page of the same address. A piece that is only on the old page is left uncut;
 * words in footers (date, code) do not count.
 */
export function changedPages(before: Draft, earlier: SheetPlan, after: Draft, later: SheetPlan): string[] {
  const same = new Set(
    comparePieces(before, after).flatMap(({ id, change }) => (change === 'same' ? [id] : [])),
  );
  const [old, now] = [contents(before, earlier), contents(after, later)];
  const isSame = (address: string): boolean => {
    const [was = [], is = []] = [old.get(address), now.get(address)];
    return is.every((entry) => was.includes(entry) && same.has(entry.split('@')[0] ?? ''));
  };
  return later.layout.tiles.map(addressOf).filter((address) => !isSame(address));
}
