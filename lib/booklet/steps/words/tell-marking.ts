import { isSinglePocket } from '@/lib/choices/slots/pockets';
import type { Question } from '@/lib/operations/ask';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft, Mark } from '@/lib/pattern/types';
import { type Book, say } from '../../book';
import { yes } from '../../sentences';
import { centreLines, creases, placements, rollLines, sleevePleatLines } from '../edges/find-inner-places';
import { isSewn } from '../edges/find-sewn';
import { listNames } from './list-names';

const isDart: Question = ({ works }) => works === 'dart';
/** Where a zip at the side ends is told by a step, as other stops are by a mark. */
const isSideZip: Question = ({ zip }) => zip === 'side';

const clothOf = ({ pieces }: Draft) => pieces.filter(({ material }) => material !== 'interfacing');

/** The kinds of points to be carried over; those of darts show with their darts. */
export function pointsTransferred(draft: Draft): Mark['kind'][] {
  const carried = new Set(clothOf(draft).flatMap(({ marks }) => marks.map(({ kind }) => kind)));
  const wanted = isSewn(draft, isDart) ? (['stop'] as const) : (['stop', 'bust-point'] as const);
  return wanted.filter((kind) => carried.has(kind));
}

/** What is drawn inside the pieces of a draft, to be carried over to the cloth; `none` where nothing is. */
export function tellTransferred(book: Book): string {
  const cloth = clothOf(book.draft);
  const points = pointsTransferred(book.draft);
  const darted = isSewn(book.draft, isDart);
  const drawn = {
    darts: darted,
    placements: cloth.some((piece) => placements(piece).length > 0),
    pleats: cloth.some((piece) => sleevePleatLines(piece).length > 0),
    folds: cloth.some((piece) => creases(piece).length > 0),
    centres: cloth.some((piece) => centreLines(piece).length > 0),
    rolls: cloth.some((piece) => rollLines(piece).length > 0),
    dartPoints: darted,
    bustPoints: points.includes('bust-point'),
    stops: points.includes('stop') || isSewn(book.draft, isSideZip),
  };
  const named = Object.entries(drawn).flatMap(([key, is]) => (is ? [say(book, `steps.marks.${key}`)] : []));
  return named.length === 0 ? 'none' : listNames(named, book.locale);
}

/** The marked places that are worked on from the right side, to be traced with thread; `none` where there are none. */
export function tellTraced(book: Book): string {
  const { operations, seams } = book.draft;
  const places = [...operations, ...seams].flatMap(({ operation }) => OPERATIONS[operation].traced ?? []);
  if (places.length === 0) return 'none';
  const single = yes(isSinglePocket(book.draft.choices.options));
  return listNames(
    [...new Set(places)].map((place) => say(book, `steps.traced.${place}`, { single })),
    book.locale,
  );
}
