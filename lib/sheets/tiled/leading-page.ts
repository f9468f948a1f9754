import type { Page } from '@/lib/drawing/document';
import { boxPath } from '@/lib/drawing/paths';
import { drawn, filled, written } from '@/lib/drawing/pen';
import { qrPath } from '@/lib/drawing/qr';
import { INCH_SQUARE, METRIC_SQUARE } from '@/lib/drawing/test-square';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { PieceContext } from '../context';
import { isLetterSafe, type TiledFormat } from '../formats';
import { legend } from '../legend';
import { pageMap } from '../page-map/page-map';
import type { SheetPlan } from '../plan';
import { type Plot, plotOf } from '../plotted/leading-plot';
import { pieceList, printAdvice, testSquares, titleBlock } from '../plotted/title-block';
import { footerText } from './footers';

const PLACE = { layer: 'sheet' } as const;
const FOOTER = 0.26;
/** Words inside a square keep this far from its lines, so that a ruler finds them bare. */
const INSET = 0.95;
/** Side of the code that opens this version, cm. */
export const QR = 2.6;

function mapWithCaption(
  { words, draft }: PieceContext,
  plan: SheetPlan,
  [x, top]: Pair,
  width: number,
  height: number,
) {
  const caption = written(
    words('sheets.title.map'),
    [x, top - 0.3],
    { size: 0.38, font: 'sans-bold' },
    PLACE,
  );
  const map = pageMap(draft, plan, width, height - 0.6);
  const bottom = top - 0.6 - map.box[3];
  return { items: [caption, ...transformItems(map.items, { offset: [x, bottom] })], bottom };
}

/** Page map and piece list: in one column, or the list below the squares where the page is tall. */
function mapAndList(context: PieceContext, plan: SheetPlan, plot: Plot): Item[] {
  const { right, width, height, foot, inches } = plot;
  if (plot.listBelow) {
    const list = pieceList(context, [plot.left, inches[1] - 0.9], INCH_SQUARE, inches[1] - 0.9 - foot);
    return [...mapWithCaption(context, plan, right, width, height).items, ...list.items];
  }
  const measured = pieceList(context, [0, 0], width, height * 0.45);
  const listHeight = -measured.bottom;
  const mapHeight = height - listHeight - 0.5;
  const map = mapWithCaption(context, plan, right, width, mapHeight);
  const top = Math.max(foot + listHeight, map.bottom - 0.7);
  return [...map.items, ...transformItems(measured.items, { offset: [right[0], top] })];
}

/** What applies to this file, by the keys of its words. */
function adviceKeys({ layout }: SheetPlan, format: TiledFormat): string[] {
  const skipped = layout.tiles.length < layout.rows * layout.columns ? ['skipped'] : [];
  const letter = isLetterSafe(format) ? ['letter'] : [];
  return ['title', 'actualSize', 'measure', 'join', ...skipped, ...letter];
}

function insideSquares(context: PieceContext, { metric, inches }: Plot, keys: readonly string[]): Item[] {
  const signs: Box = [
    metric[0] + INSET + 0.1,
    metric[1] + 0.85,
    metric[0] + METRIC_SQUARE - 0.3,
    metric[1] + METRIC_SQUARE - 0.3,
  ];
  const adviceAt: Pair = [inches[0] + INSET + 0.1, inches[1] + INCH_SQUARE - 0.6];
  const advice = printAdvice(context, keys, adviceAt, INCH_SQUARE - INSET - 0.6);
  return [...legend(context.draft, context.words, signs, 1, true), ...advice.items];
}

function formatLine({ words }: PieceContext, { name, pages, layout, again }: SheetPlan): string {
  const { columns, rows } = layout;
  const format = words(`sheets.format.${name}`);
  if (again) return words('sheets.title.again', { format, count: again.length, pages: again.join(', ') });
  return words('sheets.title.tiled', { format, pages, columns, rows });
}

/** The code that opens this version, from its upper right corner; nothing without a link. */
export function qrCode({ link }: PieceContext, right: number, top: number): Item[] {
  return link ? [filled(qrPath(link, [right - QR, top - QR], QR), 'ink', PLACE)] : [];
}

/** First page of a tiled file: what it is, how to print it, the squares to measure, the legend and the page map. */
export function leadingPage(context: PieceContext, plan: SheetPlan, format: TiledFormat): Page {
  const [width, height] = format.page;
  const [wide, high] = format.frame;
  const [x, y] = [(width - wide) / 2, (height - high) / 2];
  const top = y + high;
  const title = titleBlock(
    context,
    formatLine(context, plan),
    [x, top],
    wide - (context.link ? QR + 0.5 : 0),
    1.2,
  );
  const plot = plotOf([x, y], wide, title.bottom);
  const items: Item[] = [
    ...title.items,
    ...qrCode(context, x + wide, top),
    ...testSquares(plot.metric, plot.inches, context),
    ...insideSquares(context, plot, adviceKeys(plan, format)),
    ...mapAndList(context, plan, plot),
    written(footerText(context, 1, plan.pages), [x, y + 0.05], { size: FOOTER, fill: 'muted' }, PLACE),
  ];
  return { id: context.words('sheets.title.leading'), width, height, items };
}

export const frameItem = (x: number, y: number, wide: number, high: number): Item =>
  drawn(boxPath([x, y, x + wide, y + high]), 'frame', PLACE);
