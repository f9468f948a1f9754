import type { Draft } from '@/lib/pattern/types';
import type { FormatName } from '../formats';
import { revisedPlan, type SheetPlan, sheetPlan } from '../plan';
import { addressOf } from '../tiled/tiles';
import { changedPages } from './compare-pages';
import { comparePieces } from './compare-pieces';

/**
 * The plan of a version whose predecessor lies on paper: every piece stays where it was printed if it can, and
 * `again` names the pages to print once more. A roll and a plotted page are printed whole: no page is named.
 */
export function planOfChanges(earlier: Draft, draft: Draft, format: FormatName, locale: string): SheetPlan {
  const before = sheetPlan(earlier, format, locale);
  const fresh = sheetPlan(draft, format, locale);
  if (fresh.format.kind !== 'tiled') return fresh;
  const differing = comparePieces(earlier, draft).filter(({ change }) => change !== 'same');
  const plan = revisedPlan(draft, before, locale, new Set(differing.map(({ id }) => id)));
  const again = changedPages(earlier, before, draft, plan);
  // What would be printed anew almost whole is better laid anew.
  if (again.length >= fresh.layout.tiles.length)
    return { ...fresh, again: fresh.layout.tiles.map(addressOf) };
  return { ...plan, again };
}
