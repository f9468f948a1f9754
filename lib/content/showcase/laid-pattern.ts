import { textWidth } from '@/lib/drawing/measure-text';
import { drawn, filled, written } from '@/lib/drawing/pen';
import type { Box, DrawingCommand, Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';
import { gridOf } from '@/lib/sheets/page-map/page-map';
import { laidOutlines } from '@/lib/sheets/pieces/drawn-pieces';
import { sheetPlan } from '@/lib/sheets/plan';
import { sheetDocument } from '@/lib/sheets/sheets';
import { addressOf, boxOf } from '@/lib/sheets/tiled/tiles';
import { type Figure, figureOf } from '../drawings/figure';

export interface LaidPattern {
  /** All pieces as they lie on the A4 sheets, with the sheets' edges. */
  readonly figure: Figure;
  /** Sheets printed for the pieces, the leading page left out. */
  readonly sheets: number;
}

const IDENTITY = { patternName: 'Droitfil', wearer: '', code: '', date: '2026-01-01' };
const LETTER_CM = 2.6;
/** Beside and under its letters, cm. */
const AROUND = 0.8;

/** The A4 file of a draft, put together on the table. */
export async function laidPattern(draft: Draft, locale: Locale): Promise<LaidPattern> {
  const words = await loadTranslator(locale, ['sheets', 'catalogue']);
  const plan = sheetPlan(draft, 'a4', locale);
  const grid = gridOf(plan);
  const [form] = sheetDocument(draft, 'a4', { ...IDENTITY, words, locale }).forms;
  const pieces = laidOutlines(draft, plan.layout.placements).map(({ outline }) => surface(outline));
  const sheets = grid.tiles.map((tile) => ({
    outline: rectangle(boxOf(tile, grid)),
    address: addressOf(tile),
  }));
  const items: Item[] = [
    ...sheets.map(({ outline }) => filled(outline, 'paper', SHEET)),
    ...pieces,
    ...sheets.map(({ outline }) => drawn(outline, 'frame', SHEET)),
    ...(form?.items ?? []).filter(({ kind }) => kind === 'stroke'),
    ...sheets.flatMap(({ outline, address }) => letter(address, outline)),
  ];
  const box: Box = [-1, -1, grid.columns * grid.tileWidth + 1, grid.rows * grid.tileHeight + 1];
  return { figure: figureOf({ box, items }), sheets: grid.tiles.length };
}

const SHEET = { layer: 'sheet' } as const;

function rectangle([x0, y0, x1, y1]: Box): DrawingCommand[] {
  return [['M', x0, y1], ['L', x1, y1], ['L', x1, y0], ['L', x0, y0], ['Z']];
}

function surface([first, ...others]: readonly Pair[]): Item {
  const lines = others.map(([x, y]): DrawingCommand => ['L', x, y]);
  return filled(first ? [['M', ...first], ...lines, ['Z']] : [], 'shell', SHEET);
}

/** The address of a sheet in its upper left corner, on a ground of its own: no line is drawn through it. */
function letter(address: string, [corner]: readonly DrawingCommand[]): Item[] {
  const [, x, y] = corner as readonly ['M', number, number];
  const style = { size: LETTER_CM, font: 'serif', fill: 'muted' } as const;
  const right = x + 2 * AROUND + textWidth(address, style.font, LETTER_CM);
  const ground = rectangle([x, y - LETTER_CM - AROUND, right, y]);
  return [filled(ground, 'paper', SHEET), written(address, [x + AROUND, y - LETTER_CM], style, SHEET)];
}
