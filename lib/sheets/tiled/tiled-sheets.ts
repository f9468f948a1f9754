import { textCorners } from '@/lib/drawing/bounds';
import type { Form, Page } from '@/lib/drawing/document';
import type { Item } from '@/lib/drawing/types';
import type { PieceContext } from '../context';
import type { TiledFormat } from '../formats';
import { FreeSpace } from '../labels/free-space';
import { gridOf } from '../page-map/page-map';
import { inkedLines } from '../pieces/drawn-pieces';
import type { SheetPlan } from '../plan';
import { footerTexts } from './footers';
import { markRoom, placeJoins } from './joins';
import { leadingPage } from './leading-page';
import { placeWords, tilePage } from './tile-page';
import { joinsOf } from './tiles';

const sheetOf = (width: number, height: number): FreeSpace =>
  FreeSpace.inside([
    [-1, -1],
    [width + 1, -1],
    [width + 1, height + 1],
    [-1, height + 1],
  ]);

/** The room the words of a pattern leave on a sheet of the size given, cm. */
function writtenOn(items: readonly Item[], width: number, height: number): FreeSpace {
  const space = sheetOf(width, height);
  for (const item of items) if (item.kind === 'text') space.blockArea(textCorners(item));
  return space;
}

/** The room a pattern leaves on a sheet of the size given, cm. */
export function roomAround(items: readonly Item[], width: number, height: number): FreeSpace {
  const space = writtenOn(items, width, height);
  for (const line of inkedLines(items)) space.blockLine(line);
  return space;
}

/** The pages of a file to be stuck together: the leading page, then row by row every page that holds something. */
export function tiledPages(context: PieceContext, plan: SheetPlan, format: TiledFormat, form: Form): Page[] {
  const grid = gridOf(plan);
  const { width, height } = plan.layout;
  const space = roomAround(form.items, width, height);
  const unwritten = writtenOn(form.items, width, height);
  const joins = placeJoins(joinsOf(grid), grid, space);
  for (const join of joins) unwritten.blockArea(markRoom(join));
  const footers = grid.tiles.map((_, i) => footerTexts(context, i + 2, plan.pages));
  const words = placeWords(grid.tiles, grid, footers, { free: space, unwritten });
  const pages = grid.tiles.flatMap((tile, i) => {
    const set = words[i];
    return set ? [tilePage({ tile, grid, joins, words: set, page: format.page }, form.id)] : [];
  });
  return [leadingPage(context, plan, format), ...pages];
}
