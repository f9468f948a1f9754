import type { Draft } from '@/lib/pattern/types';
import { comparePieces } from '@/lib/sheets/changes/compare-pieces';
import { planOfChanges } from '@/lib/sheets/changes/plan-of-changes';
import { pieceName } from '@/lib/sheets/context';
import { pageMap } from '@/lib/sheets/page-map/page-map';
import type { SheetSettings } from '@/lib/sheets/sheets';
import { renderSvg } from '@/lib/svg/svg';
import { type ChangedPiece, type ChangedSheets, TILED_FORMATS } from './tasks';

/** Room of a page map, cm. */
const MAP = { width: 14, height: 18 };

/** What became of the pieces since `earlier` was printed. */
export function changedPieces(earlier: Draft, draft: Draft, { words }: SheetSettings): ChangedPiece[] {
  return comparePieces(earlier, draft).map(({ id, change }) => {
    return { id, name: pieceName({ id }, { draft, words }), change };
  });
}

/** Which pages of each format have to be printed again, and where they lie. */
export function changedSheets(earlier: Draft, draft: Draft, { locale }: SheetSettings): ChangedSheets[] {
  return TILED_FORMATS.map((format) => {
    const plan = planOfChanges(earlier, draft, format, locale);
    const map = renderSvg(pageMap(draft, plan, MAP.width, MAP.height));
    return { format, pages: plan.layout.tiles.length, again: plan.again ?? [], map };
  });
}
