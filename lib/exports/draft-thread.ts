import type { Choices } from '@/lib/choices/types';
import type { Look } from '@/lib/cloth/look';
import { draft } from '@/lib/drafting/draft';
import { flatDrawing } from '@/lib/flat/flat';
import type { Body } from '@/lib/measurements/names';
import { renderSvg } from '@/lib/svg/svg';
import type { DraftOutcome } from './engine';

interface DraftTask {
  readonly choices: Choices;
  readonly body: Body;
  readonly look?: Look | undefined;
}

/**
 * What a thread does with a design: drafts and checks it, and answers what is told and kept of it. The themes of the
 * small picture are classes: the page that shows it gives it its colours.
 */
export default function draftDesign({ choices, body, look }: DraftTask): DraftOutcome {
  const outcome = draft(choices, body);
  if ('refused' in outcome) return outcome;
  const { engine, difficulty, times, notices } = outcome.draft;
  const thumbnail = renderSvg(flatDrawing(outcome.draft, 'front'), {
    theme: 'screen',
    strokes: 'fixed',
    look,
  });
  return { drafted: { engine, difficulty, times, notices, thumbnail } };
}
