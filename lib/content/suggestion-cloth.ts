import 'server-only';
import { type Book, pieceNumber, say } from '@/lib/booklet/book';
import { materialName } from '@/lib/booklet/chapters/fabric';
import { asCut, type ClothNeed, clothNeed } from '@/lib/booklet/cloth-needs';
import { numbersFor } from '@/lib/booklet/numbers';
import { layoutDrawing } from '@/lib/booklet/pictures/ink/draw-layout';
import { USUAL_WIDTH } from '@/lib/fabrics/cloth-widths';
import type { Locale } from '@/lib/i18n/locales';
import type { Draft, Material } from '@/lib/pattern/types';
import { type Figure, figureOf } from './drawings/figure';

/** The width suggestions are laid on, cm. */
export const SHOWN_WIDTH = USUAL_WIDTH;
/** Interfacing is not what one chooses a garment by. */
const BOUGHT: readonly Material[] = ['shell', 'contrast', 'lining'];

/** How much of a material a suggestion takes, and how it is laid. */
export interface SuggestionCloth {
  readonly material: string;
  /** To buy, as the reader writes it: `1,45 m`. */
  readonly buy: string;
  readonly folded: boolean;
  readonly figure: Figure;
}

const needs = new WeakMap<Draft, readonly ClothNeed[]>();

/** What is bought for a garment in `SHOWN_WIDTH`, with its cutting layouts; a layout costs more than its picture. */
function needsOf(draft: Draft): readonly ClothNeed[] {
  const known = needs.get(draft);
  if (known) return known;
  const cut = BOUGHT.filter((material) => draft.pieces.some((piece) => piece.material === material));
  const worked = cut.map((material) => clothNeed(draft, material, SHOWN_WIDTH));
  needs.set(draft, worked);
  return worked;
}

/** Of the outer fabric, cm to buy in `SHOWN_WIDTH`. */
export const shellToBuy = (draft: Draft): number =>
  needsOf(draft).find(({ material }) => material === 'shell')?.buy ?? 0;

/** The same as the reader writes it: `1,45 m`. */
export const shellToBuyIn = (draft: Draft, locale: Locale): string =>
  numbersFor(locale, 'cm').cloth(shellToBuy(draft));

export function suggestionCloth(book: Book): readonly SuggestionCloth[] {
  const labels = { fold: say(book, 'layouts.fold'), selvedge: say(book, 'layouts.selvedge') };
  return needsOf(book.draft).flatMap(({ material, layout, halved, buy }) => {
    if (!layout) return [];
    const pieces = asCut(book.draft.pieces, halved);
    const numberOf = (id: string) => pieceNumber(book, id);
    const figure = figureOf(layoutDrawing(pieces, layout, { labels, numberOf }));
    const bought = book.numbers.cloth(buy);
    return [{ material: materialName(book, material), buy: bought, folded: layout.folded, figure }];
  });
}
