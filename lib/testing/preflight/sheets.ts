/** Files of sheets as an export makes them, and ways to spoil them. Test data. */
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { itemsBox } from '@/lib/drawing/bounds';
import type { Document, Form, Page } from '@/lib/drawing/document';
import { type Similarity, transformItems } from '@/lib/drawing/transform';
import type { Box, Item, Stroke } from '@/lib/drawing/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { writePdf } from '@/lib/pdf/write-pdf';
import { inspectSheets } from '@/lib/preflight/inspect-sheets';
import type { FormatName } from '@/lib/sheets/formats';
import { type SheetSettings, sheetDocument } from '@/lib/sheets/sheets';
import { testWords } from '../sheets/words';

export const SETTINGS: SheetSettings = {
  words: testWords('fr'),
  locale: 'fr',
  patternName: 'Essai',
  wearer: 'Anne',
  code: 'K7QM-2F9X-TR4D',
  date: '2026-11-21',
  link: 'http://localhost:3000/create?code=K7QM-2F9X-TR4D',
};

type Options = Readonly<Record<string, string>>;

export const drafted = (garment: 'top' | 'dress' | 'jacket', options: Options = {}): Draft =>
  drawDraft(completeChoices(garment, options, {}), STANDARD_SIZES['40']);

export type Spoil = (document: Document) => Document;

/** What the reading finds in a file that was spoilt before it was written. */
export async function foundIn(
  draft: Draft,
  format: FormatName,
  spoil: Spoil = (document) => document,
  settings = SETTINGS,
) {
  const bytes = await writePdf(spoil(sheetDocument(draft, format, settings)));
  return inspectSheets(bytes, draft, format, settings);
}

/** The form of the pattern with other items. */
export const withItems =
  (change: (items: readonly Item[]) => readonly Item[]): Spoil =>
  (document) => ({
    ...document,
    forms: document.forms.map((form): Form => ({ ...form, items: change(form.items) })),
  });

/** One of the pages changed, from 0. */
export const withPage =
  (at: number, change: (page: Page) => Page): Spoil =>
  (document) => ({ ...document, pages: document.pages.map((page, i) => (i === at ? change(page) : page)) });

/** Where the items of a piece begin and end: pieces are drawn one after the other, the cut line first. */
function rangeOf(items: readonly Item[], piece: string): readonly [number, number] {
  const isCut = (item: Item) => item.kind === 'stroke' && item.id?.endsWith('/cut') === true;
  const first = items.findIndex((item) => isCut(item) && (item as Stroke).id === `${piece}/cut`);
  if (first < 0) throw new RangeError(`${piece} is not drawn`);
  const next = items.findIndex((item, i) => i > first && isCut(item));
  return [first, next < 0 ? items.length : next];
}

/** The items of one piece changed. */
export const withPiece = (piece: string, change: (items: readonly Item[]) => readonly Item[]): Spoil =>
  withItems((items) => {
    const [first, end] = rangeOf(items, piece);
    return [...items.slice(0, first), ...change(items.slice(first, end)), ...items.slice(end)];
  });

/** Items moved, turned, mirrored or scaled about the middle of what they take up. */
export function about(items: readonly Item[], by: Similarity): Item[] {
  const [x0, y0, x1, y1] = itemsBox(items.slice(0, 1)) as Box;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [dx, dy] = by.offset ?? [0, 0];
  return transformItems(transformItems(items, { offset: [-x, -y] }), { ...by, offset: [x + dx, y + dy] });
}

/** Strokes of which `is` holds changed, or dropped where the change is undefined. */
export const strokes = (
  is: (stroke: Stroke) => boolean,
  change: (stroke: Stroke) => Item | undefined,
): ((items: readonly Item[]) => Item[]) => {
  return (items) =>
    items.flatMap((item) => {
      const changed = item.kind === 'stroke' && is(item) ? change(item) : item;
      return changed ? [changed] : [];
    });
};

/** The first of such strokes changed, or dropped. */
export const firstStroke =
  (is: (stroke: Stroke) => boolean, change: (stroke: Stroke) => Item | undefined) =>
  (items: readonly Item[]): Item[] => {
    const first = items.find((item) => item.kind === 'stroke' && is(item));
    return strokes((stroke) => stroke === first, change)(items);
  };
