import type { Form, Page } from '@/lib/drawing/document';
import type { Item } from '@/lib/drawing/types';
import type { PieceContext } from '../context';
import type { TiledFormat } from '../formats';
import { FreeSpace } from '../labels/free-space';
import { gridOf } from '../page-map/page-map';
import { inkedLines } from '../pieces/drawn-pieces';
import type { SheetPlan } from '../plan';
import { footerTexts } from './footers';
import { placeJoins } from './joins';
import { leadingPage } from './leading-page';
import { placeWords, tilePage } from './tile-page';
import { joinsOf } from './tiles';

/** The room a pattern leaves on a sheet of the size given, cm. */
export function roomAround(items: readonly Item[], width: number, height: number): FreeSpace {
  const space = FreeSpace.inside([
    [-1, -1],
    [width + 1, -1],
    [width + 1, height + 1],
    [-1, height + 1],
  ]);
  for (const line of inkedLines(items)) space.blockLine(line);
  return space;
}

/** The pages of a file to be stuck together: the leading page, then row by row every page that holds something. */
export function tiledPages(context: PieceContext, plan: SheetPlan, format: TiledFormat, form: Form): Page[] {
  const grid = gridOf(plan);
  const space = roomAround(form.items, plan.layout.width, plan.layout.height);
  const joins = placeJoins(joinsOf(grid), grid, space);
  const footers = grid.tiles.map((_, i) => footerTexts(context, i + 2, plan.pages));
  const words = placeWords(grid.tiles, grid, footers, space);
  const pages = grid.tiles.flatMap((tile, i) => {
    const set = words[i];
    return set ? [tilePage({ tile, grid, joins, words: set, page: format.page }, form.id)] : [];
  });
  return [leadingPage(context, plan, format), ...pages];
}
