import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { lapCentre, type Row, restOf, rowsOf } from '../context/buttons';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const NONE_MISSING = atMost(0);
/** The button of a half-belt is sewn where a drill mark on the back says. */
const DRILLED = 'belt';
const LAPPED = new Set(['front', 'back']);

const count = (rows: readonly Row[]): number => rows.reduce((sum, { marks }) => sum + marks.length, 0);
const heights = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ marks }) => marks.map((mark) => restOf(mark).y)).sort((a, b) => b - a);

/** How far marks lie off their column: the centre itself, or as far to either side of it as a double row stands. */
function offCentre({ view, marks }: Row, column: number): Reading[] {
  const centre = lapCentre(view);
  if (!centre) return [];
  return marks.map((mark) => ({
    figure: Math.abs(Math.abs(restOf(mark).x - centre.x) - column),
    where: `${view.id}: off the centre line`,
  }));
}

function readings(context: MeasuredDraft): Reading[] {
  const buttons = rowsOf(context, 'button');
  const holes = rowsOf(context, 'buttonhole').filter(({ view }) => view.piece.part !== DRILLED);
  if (buttons.length === 0 && holes.length === 0) return [];
  const column = context.draft.construction.buttonColumn ?? 0;
  const found: Reading[] = [
    {
      figure: Math.abs(count(buttons) - count(holes)),
      where: 'buttons less buttonholes',
      limits: NONE_MISSING,
    },
  ];
  const below = heights(holes);
  heights(buttons).forEach((y, i) => {
    found.push({ figure: Math.abs(y - (below[i] ?? Number.NaN)), where: `button ${i + 1}: height` });
  });
  const lapped = [...buttons, ...holes].filter(({ view }) => LAPPED.has(view.piece.part));
  return [...found, ...lapped.flatMap((row) => offCentre(row, column))];
}

/** INVARIANTS F6. */
export const F6 = defineRule({
  id: 'F6',
  title: 'Every button meets its buttonhole on the centre line',
  limits: atMost(0.05),
  read: readings,
});
