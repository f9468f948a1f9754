import { clothNeeds } from '@/lib/booklet/cloth-needs';
import { draft } from '@/lib/drafting/draft';
import { sheetPlan } from '@/lib/sheets/plan';
import type { Answer, FiguresJob } from './protocol';

/** Cloth to buy and pages to print: the same layouts as in the booklet and the files. */
export function answerFigures({ choices, body, fabricWidth }: FiguresJob, id: number): Answer {
  const outcome = draft(choices, body);
  if ('refused' in outcome) return { kind: 'refused', id, figures: {}, ...outcome.refused };
  const fabrics = clothNeeds(outcome.draft)
    .filter(({ width, layout }) => width === fabricWidth && layout !== undefined)
    .map(({ material, width, buy }) => ({ material, width, length: buy }));
  return { kind: 'figures', id, fabrics, pagesA4: sheetPlan(outcome.draft, 'a4', 'fr').pages };
}
