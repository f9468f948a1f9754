import type { SheetLayout } from '@/lib/layout/sheet-layout';
import type { Draft, Piece } from '@/lib/pattern/types';
import { keptLayout } from './changes/kept-layout';
import {
  type Format,
  type FormatName,
  formatFor,
  LONGEST_PAGE,
  type PlottedFormat,
  type TiledFormat,
} from './formats';
import { nested, onFewSheets } from './nested';
import { onPaper } from './pieces/on-paper';

/** Height of the title band above the pieces of a plotted page, its gap included, cm. */
export const TITLE_BAND = 11.6;

/** How a draft lies on the pages of one format: what the file is drawn from and the booklet quotes. */
export interface SheetPlan {
  readonly name: FormatName;
  readonly format: TiledFormat | PlottedFormat;
  readonly layout: SheetLayout;
  /** Width and height of the part of each page that holds pieces, cm. */
  readonly field: readonly [width: number, height: number];
  /** Pages printed, the leading page of a tiled file included. */
  readonly pages: number;
  /** Width and height of each page in order, cm. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Addresses of the pages to print, where others lie on paper already; all of them when absent. */
  readonly again?: readonly string[];
}

function tiledPlan(name: FormatName, format: TiledFormat, pieces: readonly Piece[]): SheetPlan {
  const [width, pageHeight] = format.frame;
  const layout = nested(pieces, { width, pageHeight, join: true });
  const pages = layout.tiles.length + 1;
  return {
    name,
    format,
    layout,
    field: format.frame,
    pages,
    sizes: Array.from({ length: pages }, () => format.page),
  };
}

function plottedPlan(name: FormatName, format: PlottedFormat, pieces: readonly Piece[]): SheetPlan {
  const { margin, roll, page } = format;
  const width = page[0] - 2 * margin;
  const tallest = page[1] - 2 * margin - TITLE_BAND;
  const endless = roll ? nested(pieces, { width }) : undefined;
  const layout =
    endless && endless.length <= tallest ? endless : onFewSheets(pieces, { width, pageHeight: tallest });
  const field = [width, layout.height / layout.rows] as const;
  const sizes = layout.tiles.map(({ row }) => {
    const used = Math.min(field[1], layout.length - row * field[1]);
    const height = roll ? Math.ceil(used + 2 * margin + TITLE_BAND - 1e-9) : page[1];
    return [page[0], Math.min(LONGEST_PAGE, height)] as const;
  });
  return { name, format, layout, field, pages: sizes.length, sizes };
}

const plans = new WeakMap<Draft, Map<string, SheetPlan>>();

function makePlan(draft: Draft, name: FormatName, format: Format): SheetPlan {
  switch (format.kind) {
    case 'tiled':
      return tiledPlan(name, format, draft.pieces.map(onPaper));
    case 'plotted':
      return plottedPlan(name, format, draft.pieces.map(onPaper));
    case 'projected':
      throw new RangeError(`${name} has no sheets`);
  }
}

/**
 * The layout of a draft on the sheets of a paper format, made once per draft: the booklet's page maps and counts
 * are those of the files. Refuses projector formats, which have no sheets.
 */
export function sheetPlan(draft: Draft, name: FormatName, locale: string): SheetPlan {
  const format = formatFor(name, locale);
  const key = `${name}:${format.kind === 'tiled' ? format.frame.join('x') : ''}`;
  const known = plans.get(draft) ?? new Map<string, SheetPlan>();
  plans.set(draft, known);
  const plan = known.get(key) ?? makePlan(draft, name, format);
  known.set(key, plan);
  return plan;
}

/**
 * The plan of a new version that leaves every piece where an earlier version had it, so that only changed pages
 * need printing; pieces in `changed` give way where two no longer fit. A fresh plan on a roll, which is printed whole.
 */
export function revisedPlan(
  draft: Draft,
  earlier: SheetPlan,
  locale: string,
  changed: ReadonlySet<string> = new Set(),
): SheetPlan {
  const { format, name, field } = earlier;
  if (format.kind !== 'tiled' || formatFor(name, locale) !== format) return sheetPlan(draft, name, locale);
  const nest = (pieces: readonly Piece[]) => tiledPlan(name, format, pieces.map(onPaper)).layout;
  const layout = keptLayout(draft, earlier.layout, field, changed, nest);
  if (!layout) return sheetPlan(draft, name, locale);
  const pages = layout.tiles.length + 1;
  return { ...earlier, layout, pages, sizes: Array.from({ length: pages }, () => format.page) };
}
