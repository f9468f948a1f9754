import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerDraw } from '@/components/creator/worker/answer-draw';
import { check } from '@/lib/drafting/checks/check';
import { draft, drawDraft, sketch } from '@/lib/drafting/draft';
import { flatDrawing } from '@/lib/flat/flat';
import type { Body } from '@/lib/measurements/names';
import { renderSvg } from '@/lib/svg/svg';
import type { Design } from './designs';
import { type Line, lineOf, settle, timed, timeLine } from './measure';

const DRAFTS = 200;

/** From a process that has loaded nothing to its first draft; the script is bundled beside the bench. */
function coldDrafts(count: number): number[] {
  const script = fileURLToPath(new URL('./cold.mjs', import.meta.url));
  return Array.from({ length: count }, () =>
    Number(execFileSync(process.execPath, [script], { encoding: 'utf8' })),
  );
}

export function coldLine(): Line {
  return lineOf('cold: load engine and draft a top', coldDrafts(5));
}

/** Drafting and what hangs on it for one design. */
export async function draftingLines({ name, choices }: Design, body: Body): Promise<Line[]> {
  const drawn = drawDraft(choices, body);
  const views = ['front', 'back', 'pieces'] as const;
  const works: readonly (readonly [string, () => unknown])[] = [
    ['draft with checks', () => draft(choices, body)],
    ['draft without checks', () => sketch(choices, body, true)],
    ['check', () => check(drawn)],
    ['flat front', () => renderSvg(flatDrawing(drawn, 'front'))],
    [
      'redraw: draft, checks, front and pieces',
      () => [...answerDraw({ kind: 'draw', choices, body, views: [views[0], views[2]] }, 1)],
    ],
  ];
  const lines: Line[] = [];
  for (const [work, run] of works) {
    await settle(run);
    lines.push(timeLine(`${name}: ${work}`, await timed(run, { warm: 0, timed: DRAFTS })));
  }
  return lines;
}
