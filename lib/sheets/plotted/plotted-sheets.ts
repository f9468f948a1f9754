import type { Form, Page } from '@/lib/drawing/document';
import { INCH_SQUARE, METRIC_SQUARE } from '@/lib/drawing/test-square';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Drawing, Item } from '@/lib/drawing/types';
import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { PieceContext } from '../context';
import type { PlottedFormat } from '../formats';
import { legend } from '../legend';
import { exactText } from '../lengths';
import { gridOf, pageMap } from '../page-map/page-map';
import { type SheetPlan, TITLE_BAND } from '../plan';
import { joinMarks, type MarkedJoin, placeJoins } from '../tiled/joins';
import { frameItem, QR, qrCode } from '../tiled/leading-page';
import { BLEED, cornerCrosses } from '../tiled/tile-page';
import { roomAround } from '../tiled/tiled-sheets';
import { boxOf, joinsOf, type TileGrid } from '../tiled/tiles';
import { pieceList, printAdvice, testSquares, titleBlock } from './title-block';

const GAP = 1.2;
/** Left edges of the columns of the title band, measured from its left, cm. */
const TITLE_WIDTH = 19;
const SQUARES_AT = TITLE_WIDTH + GAP;
const LEGEND_AT = SQUARES_AT + METRIC_SQUARE + 0.8 + INCH_SQUARE + GAP;
const LEGEND_WIDTH = 13;
const LIST_AT = LEGEND_AT + LEGEND_WIDTH + GAP;

function sizeLine(
  { words, ...reading }: PieceContext,
  plan: SheetPlan,
  format: PlottedFormat,
  page: number,
): string {
  const [width, height] = plan.sizes[page] ?? format.page;
  const size = { width: exactText(width, reading), length: exactText(height, reading) };
  const key = format.roll ? 'roll' : 'plotted';
  return words(`sheets.title.${key}`, { ...size, page: page + 1, pages: plan.pages });
}

/** Title, advice, squares, legend and piece list side by side above the pieces, in a band from its upper left corner. */
function titleBand(
  context: PieceContext,
  plan: SheetPlan,
  format: PlottedFormat,
  page: number,
  [x, top]: Pair,
  map: Drawing,
): Item[] {
  const { draft, words } = context;
  const foot = top - TITLE_BAND + 0.6;
  const width = context.link ? TITLE_WIDTH - QR - 0.5 : TITLE_WIDTH;
  const title = titleBlock(context, sizeLine(context, plan, format, page), [x, top], width, 1.2);
  const advice = printAdvice(
    context,
    ['title', 'actualSize', 'measurePlot', 'cutOut'],
    [x, title.bottom - 0.7],
    TITLE_WIDTH - 1,
  );
  const metric: Pair = [x + SQUARES_AT, foot];
  const inches: Pair = [metric[0] + METRIC_SQUARE + 0.8, foot];
  const signs: Box = [x + LEGEND_AT, foot, x + LEGEND_AT + LEGEND_WIDTH, top - 0.2];
  const mapAt: Pair = [x + plan.field[0] - map.box[2], top - map.box[3]];
  const listWidth = plan.field[0] - LIST_AT - (plan.pages > 1 ? map.box[2] + 0.8 : 0);
  const list = pieceList(context, [x + LIST_AT, top], listWidth, TITLE_BAND - 1);
  return [
    ...title.items,
    ...qrCode(context, x + TITLE_WIDTH, top),
    ...advice.items,
    ...testSquares(metric, inches, context),
    ...legend(draft, words, signs, 2, plan.layout.columns > 1),
    ...list.items,
    ...transformItems(map.items, { offset: mapAt }),
  ];
}

/** The map of the pages beside their title; none where there is but one. */
const mapOf = ({ draft }: PieceContext, plan: SheetPlan): Drawing =>
  plan.pages > 1 ? pageMap(draft, plan, 5, TITLE_BAND - 1.4) : { items: [], box: [0, 0, 0, 0] };

/** True when a join is crossed by a line: pages that share no piece need no marks. */
function crossed(
  { first, upright }: MarkedJoin,
  grid: TileGrid,
  outlines: readonly (readonly Pair[])[],
): boolean {
  const [x0, y0, x1, y1] = boxOf(first, grid);
  return outlines.some((outline) =>
    outline.some(([x, y], i) => {
      const [px, py] = cyclic(outline, i + 1);
      if (upright) return (x - x1) * (px - x1) < 0 && Math.min(y, py) < y1 && Math.max(y, py) > y0;
      return (y - y0) * (py - y0) < 0 && Math.min(x, px) < x1 && Math.max(x, px) > x0;
    }),
  );
}

/** The pages of a file for a plotter: as few as hold the pieces, each with its title above them. */
export function plottedPages(
  context: PieceContext,
  plan: SheetPlan,
  format: PlottedFormat,
  form: Form,
  outlines: readonly (readonly Pair[])[],
): Page[] {
  const grid = gridOf(plan);
  const space = roomAround(form.items, plan.layout.width, plan.layout.height);
  const joins = placeJoins(joinsOf(grid), grid, space).filter((join) => crossed(join, grid, outlines));
  const { margin } = format;
  const map = mapOf(context, plan);
  const last = grid.tiles.length - 1;
  return grid.tiles.map((tile, index) => {
    const [width, height] = plan.sizes[index] ?? format.page;
    const [x0, , , y1] = boxOf(tile, grid);
    const [wide, high] = [plan.field[0], height - 2 * margin - TITLE_BAND];
    const [x, y] = [margin, margin];
    const offset: Pair = [x - x0, y + high - y1];
    const frame: Box = [x, y, x + wide, y + high];
    // Without joins nothing goes on below, where the next page may begin with a line on the very edge; on the last page
    // the lowest piece may end there.
    const foot = joins.length > 0 || index === last ? -BLEED : BLEED;
    return {
      id: String(index + 1),
      width,
      height,
      placements: [
        { form: form.id, offset, clip: [x - BLEED, y + foot, x + wide + BLEED, y + high + BLEED] },
      ],
      items: [
        ...titleBand(context, plan, format, index, [x, height - margin], map),
        frameItem(x, y, wide, high),
        ...(joins.length > 0 ? cornerCrosses(frame) : []),
        ...transformItems(joinMarks(tile, joins), { offset }),
      ],
    };
  });
}
