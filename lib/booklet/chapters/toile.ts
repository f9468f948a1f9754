import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import { giving } from '@/lib/operations/ask';
import { type Book, isLined, say } from '../book';
import { type Chapter, ENOUGH } from '../chapter';
import { type Block, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { ruledLines } from '../compose/ruled-lines';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';
import { isSewn } from '../steps/edges/find-sewn';
import { closureOf } from '../steps/words/garment-facts';

const CHECKS = ['shoulder', 'bust', 'waist', 'back', 'armhole', 'length'] as const;

/** How to try the fit in plain cotton, what to look at, and a place to write it down. */
export const toile: Chapter = {
  id: 'toile',
  room: ENOUGH,
  blocks: (book) => [
    paragraph(say(book, 'toile.intro', { garment: book.draft.choices.garment })),
    sectionTitle(say(book, 'toile.sewTitle')),
    ...bullets(sewing(book)),
    together([sectionTitle(say(book, 'toile.lookTitle')), ...lookTable(book)]),
    sectionTitle(say(book, 'toile.notes')),
    ruledLines(6),
  ],
};

function lookTable(book: Book): Block[] {
  const facts = {
    bust: bustOf(book),
    shoulder: shoulderOf(book),
    capped: isCapped(book) ? 'yes' : 'no',
    line: hasLowerLine(book) ? 'yes' : 'no',
    waist: waistOf(book),
  };
  return table({
    columns: [{ share: 1.3 }, { share: 3 }, { share: 4 }],
    head: ['where', 'see', 'do'].map((key) => say(book, `toile.${key}`)),
    rows: checksFor(book).map((check) =>
      ['where', 'see', 'do'].map((key) => say(book, `toile.checks.${check}.${key}`, facts)),
    ),
  });
}

/** How it is put together and tried on; what opens is pinned, where anything does. */
function sewing(book: Book): string[] {
  const { garment, options } = book.draft.choices;
  const facts = {
    garment,
    closure: closureOf(options),
    lined: isLined(book.draft) ? 'yes' : 'no',
    waist: waistOf(book),
  };
  return ['cut', 'baste', 'press', 'wear'].map((key) => say(book, `toile.sew.${key}`, facts));
}

/** Sleeves cut in one with the garment leave no armhole to look at; below an empire seam the waist hangs free. */
function checksFor({ draft }: Book): string[] {
  const sleeve = draft.pieces.some(({ part }) => part === 'sleeve');
  const inOne = isSewn(draft, giving('grownOn'));
  const checks = CHECKS.filter((check) => !(inOne && check === 'armhole'));
  const isEmpire = draft.choices.options['waist-seam'] === 'empire';
  return [
    ...checks.map((check) => (isEmpire && check === 'waist' ? 'empire' : check)),
    ...(sleeve ? ['sleeve'] : []),
  ];
}

/** A seam at the waist needs no line there, and below one under the bust the waist is not followed at all. */
const waistOf = ({ draft }: Book): 'drawn' | 'seam' =>
  isSewn(draft, ({ works }) => works === 'waist') ? 'seam' : 'drawn';

const SHOULDERS = { strap: 'strap', covered: 'over', ends: 'set' } as const;

/** What lies on the shoulder: nothing where a strap goes round the neck; a strap, one that is sewn on, cloth that is meant to reach beyond the bone, or cloth that ends there. */
function shoulderOf({ draft }: Book): 'nape' | 'strap' | 'thin' | 'over' | 'set' {
  const { apart = false, nape = false, shoulder = 'ends' } = traitsOf(SLEEVE, draft.choices.options) ?? {};
  if (nape) return 'nape';
  return apart ? 'thin' : SHOULDERS[shoulder];
}

/** Whether the sleeves have a cap, which turns with them; a raglan sleeve has none. */
const isCapped = ({ draft }: Book): boolean => isSewn(draft, ({ works }) => works === 'armhole');

/** Whether a double line changes the length below the waist: a circle or a tier has none. */
const hasLowerLine = ({ draft }: Book): boolean =>
  draft.pieces.some(({ internal }) =>
    internal.some(({ id, kind }) => kind === 'lengthen-shorten' && id.startsWith('below-')),
  );

/** What shapes the bust: there is no dart to look at where a seam or gathers do its work. */
function bustOf({ draft }: Book): 'seam' | 'gathers' | 'below' | 'dart' {
  const { by = 'dart', from } = traitsOf(BUST_SHAPING, draft.choices.options) ?? {};
  return by === 'gathers' && from === 'lower-edge' ? 'below' : by;
}
