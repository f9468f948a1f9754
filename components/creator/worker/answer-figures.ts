import { asCut, type ClothNeed, clothNeed } from '@/lib/booklet/cloth-needs';
import { draft } from '@/lib/drafting/draft';
import type { Draft } from '@/lib/pattern/types';
import { sheetPlan } from '@/lib/sheets/plan';
import { layoutPicture } from './layout-picture';
import type { Answer, FiguresJob, Laid, LayoutWords, Pause } from './protocol';

/** Cloth to buy and pages to print: the same layouts as in the booklet and the files. Pauses between layouts. */
export function* answerFigures(
  { choices, body, clothWidth, words }: FiguresJob,
  id: number,
): Generator<Answer | Pause> {
  const outcome = draft(choices, body);
  if ('refused' in outcome) return yield { kind: 'refused', id, figures: {}, ...outcome.refused };
  yield null;
  const need = clothNeed(outcome.draft, 'shell', clothWidth);
  const laid = laidOut(outcome.draft, need, words);
  yield null;
  const { pages } = sheetPlan(outcome.draft, 'a4', 'fr');
  yield { kind: 'figures', id, clothLength: laid && need.buy, laid, pagesA4: pages };
}

function laidOut({ pieces }: Draft, { layout, halved }: ClothNeed, words: LayoutWords): Laid | null {
  if (!layout) return null;
  return { picture: layoutPicture(asCut(pieces, halved), layout, words), folded: layout.folded };
}
