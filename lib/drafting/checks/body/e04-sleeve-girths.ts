import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { wornWidth } from '../context/worn-width';
import type { Reading } from '../result';
import { atLeast, atMost, defineRule } from '../rule';

const ELBOW_CLEARS = atLeast(3);
const HEM_CLEARS = atLeast(4);
const OPENED = /placket|vent|zip|elastic/;

/** Width about one arm at a level, cm. */
function armGirth(context: MeasuredDraft, level: string): number | undefined {
  const widths = shellPieces(context, 'sleeve').flatMap((view) => {
    const width = wornWidth(view, level);
    return width === undefined ? [] : [width * view.onRight];
  });
  return widths.length === 0 ? undefined : widths.reduce((sum, width) => sum + width, 0);
}

function hemGirth(context: MeasuredDraft): number {
  return shellPieces(context, 'sleeve')
    .flatMap(({ edges, onRight }) =>
      edges
        .filter(({ role, line }) => role === 'hem' && line !== 'neckline')
        .map(({ length }) => length * onRight),
    )
    .reduce((sum, length) => sum + length, 0);
}

function opensAtWrist({ draft }: MeasuredDraft): boolean {
  return draft.operations.some(
    ({ operation, pieces }) => OPENED.test(operation) && pieces.some((id) => /sleeve/.test(id)),
  );
}

function readings(context: MeasuredDraft): Reading[] {
  const { body, ease } = context.draft;
  const biceps = armGirth(context, 'biceps');
  const elbow = armGirth(context, 'elbow');
  const hem = hemGirth(context);
  const { bicepsCircumference, stature } = body;
  // METHODS §1: estimates from the survey.
  const bodyElbow = 0.491 * bicepsCircumference + 10;
  const bodyWrist = 0.138 * bicepsCircumference + 0.0487 * stature + 3.3;
  const found: Reading[] = [];
  if (biceps !== undefined)
    found.push({
      figure: Math.abs(biceps - bicepsCircumference - (ease.biceps ?? Number.NaN)),
      where: 'biceps',
    });
  if (elbow !== undefined) found.push({ figure: elbow - bodyElbow, where: 'elbow', limits: ELBOW_CLEARS });
  if (hem > 0 && !opensAtWrist(context))
    found.push({ figure: hem - bodyWrist, where: 'sleeve hem', limits: HEM_CLEARS });
  return found;
}

/** INVARIANTS E4. */
export const E4 = defineRule({
  id: 'E4',
  title: 'The sleeve goes round the arm with its ease',
  limits: atMost(0.3),
  read: readings,
});
