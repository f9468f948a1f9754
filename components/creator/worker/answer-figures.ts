import { clothNeed } from '@/lib/booklet/cloth-needs';
import { draft } from '@/lib/drafting/draft';
import { sheetPlan } from '@/lib/sheets/plan';
import type { Answer, FiguresJob, Pause } from './protocol';

/** Cloth to buy and pages to print: the same layouts as in the booklet and the files. Pauses between layouts. */
export function* answerFigures(
  { choices, body, clothWidth }: FiguresJob,
  id: number,
): Generator<Answer | Pause> {
  const outcome = draft(choices, body);
  if ('refused' in outcome) return yield { kind: 'refused', id, figures: {}, ...outcome.refused };
  yield null;
  const { layout, buy } = clothNeed(outcome.draft, 'shell', clothWidth);
  yield null;
  const { pages } = sheetPlan(outcome.draft, 'a4', 'fr');
  yield { kind: 'figures', id, clothLength: layout ? buy : null, pagesA4: pages };
}
