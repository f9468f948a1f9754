import type { Page } from '@/lib/drawing/document';
import { boxPath } from '@/lib/drawing/paths';
import { drawn, written } from '@/lib/drawing/pen';
import { INCH_SQUARE, METRIC_SQUARE } from '@/lib/drawing/test-square';
import { transformItems } from '@/lib/drawing/transform';
import type { Item, XY } from '@/lib/drawing/types';
import type { PieceContext } from './context';
import type { TiledFormat } from './formats';
import { legend } from './legend';
import { pageMap } from './page-map';
import type { SheetPlan } from './plan';
import { pieceList, printAdvice, testSquares, titleBlock } from './title-block';

const SIZE = 0.26;
const COLUMN_GAP = 0.6;
const INSET = 0.75;

/** Lower left corners of the squares: the inch square at the foot, the metric one above it. */
function squaresAt(x: number, y: number): readonly [metric: XY, inches: XY] {
  return [
    [x, y + INCH_SQUARE + COLUMN_GAP],
    [x, y],
  ];
}

function mapWithCaption(context: PieceContext, plan: SheetPlan, [x, top]: XY, width: number, height: number) {
  const { words, draft } = context;
  const caption = written(
    words('sheets.title.map'),
    [x, top - 0.32],
    { size: 0.38, font: 'sans-bold' },
    { layer: 'sheet' },
  );
  const map = pageMap(draft, plan, width, height - 0.6);
  const items = transformItems(map.items, { offset: [x, top - 0.6 - map.box[3]] });
  return { items: [caption, ...items], bottom: top - 0.6 - map.box[3] };
}

function formatLine({ words }: PieceContext, { name, pages, layout }: SheetPlan): string {
  return words('sheets.title.tiled', {
    format: name.toUpperCase(),
    pages,
    columns: layout.columns,
    rows: layout.rows,
  });
}

/** First page of a tiled file: what it is, how to print it, the squares to measure, the legend and the page map. */
export function leadingPage(context: PieceContext, plan: SheetPlan, format: TiledFormat): Page {
  const { draft, words } = context;
  const [width, height] = format.page;
  const [wide, high] = format.frame;
  const [x, y] = [(width - wide) / 2, (height - high) / 2];
  const top = y + high;
  const title = titleBlock(context, formatLine(context, plan), [x, top], wide, 0.95);
  const [metric, inches] = squaresAt(x, y + SIZE + 0.5);
  const right: XY = [x + INCH_SQUARE + COLUMN_GAP, Math.min(title.bottom, metric[1] + METRIC_SQUARE)];
  const rightWidth = wide - INCH_SQUARE - COLUMN_GAP;
  const map = mapWithCaption(context, plan, right, rightWidth, (right[1] - y) * 0.56);
  const list = pieceList(context, [right[0], map.bottom - 0.5], rightWidth, map.bottom - 0.5 - y - 0.8);
  const adviceAt: XY = [metric[0] + INSET + 0.25, metric[1] + METRIC_SQUARE - 0.6];
  const advice = printAdvice(
    context,
    ['title', 'actualSize', 'measure', 'join', 'skipped'],
    adviceAt,
    METRIC_SQUARE - 2 * INSET - 0.2,
  );
  const inner = [
    inches[0] + INSET + 0.25,
    inches[1] + INSET,
    inches[0] + INCH_SQUARE - 0.3,
    inches[1] + INCH_SQUARE - 0.4,
  ] as const;
  const items: Item[] = [
    ...title.items,
    ...testSquares(metric, inches, context),
    ...advice.items,
    ...legend(draft, words, inner, 2, true),
    ...map.items,
    ...list.items,
    written(
      footerText(context, 1, plan.pages),
      [x, y + 0.1],
      { size: SIZE, fill: 'muted' },
      { layer: 'sheet' },
    ),
  ];
  return { id: words('sheets.title.leading'), width, height, items };
}

/** The one line that tells a loose page where it belongs. */
export function footerText({ identity, words }: PieceContext, page: number, pages: number): string {
  const { patternName, wearer, code, date } = identity;
  return words('sheets.footer', { patternName, wearer, code, date, page, pages });
}

export const frameItem = (x: number, y: number, wide: number, high: number): Item =>
  drawn(boxPath([x, y, x + wide, y + high]), 'frame', { layer: 'sheet' });
