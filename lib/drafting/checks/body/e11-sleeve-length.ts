import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import { landmark } from '@/lib/pattern/landmarks';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { sidesBy } from '@/lib/pattern/seam-kinds';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** From the crown straight down to the end of the sleeve, cm. */
function drawnLength(context: MeasuredDraft): number | undefined {
  for (const view of shellPieces(context, 'sleeve')) {
    const crown = landmark(view, 'crown');
    const ends = view.edges.filter(
      ({ role, line }) => line !== 'neckline' && (role === 'hem' || line === 'hem' || line === 'cuff'),
    );
    if (!crown || ends.length === 0) continue;
    return (
      crown.y -
      heightBelow(
        crown.x,
        ends.flatMap(({ points }) => points),
      )
    );
  }
  return undefined;
}

function heightBelow(x: number, points: readonly { x: number; y: number }[]): number {
  const sorted = [...points].sort((p, q) => p.x - q.x);
  const next = sorted.findIndex((p) => p.x >= x);
  const b = sorted[next];
  const a = sorted[next - 1];
  if (!a || !b) return Number.NaN;
  return b.x === a.x ? b.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
}

/** What is sewn to the lower edge: a cuff, a band or a ruffle. */
function addedDepth({ seams, draft }: MeasuredDraft): number {
  const ends = seams.some((seam) =>
    sidesBy(seam, 'cuff', 'ruffle')?.other.steps.some(({ piece }) => piece.piece.part === 'sleeve'),
  );
  return ends ? (draft.construction.sleeveEndDepth ?? 0) : 0;
}

function readings(context: MeasuredDraft): Reading[] {
  const drawn = drawnLength(context);
  if (drawn === undefined) return [];
  const { finished, body, choices } = context.draft;
  const worn = drawn + addedDepth(context);
  const found = [{ figure: Math.abs(worn - (finished.sleeveLength ?? Number.NaN)), where: 'as stated' }];
  const drop = context.draft.construction.shoulderDrop ?? 0;
  const { 'sleeve-length': length, 'sleeve-finish': finish } = choices.options;
  // A flutter has a length of its own: the one in the choices is kept for another sleeve, and asks nothing here. A
  // gathered sleeve blouses over the band that is its hem.
  const sleeve = traitsOf(SLEEVE, choices.options);
  const plain = sleeve?.length && !sleeve.gathered && length === 'long' && finish === 'hem';
  const own = choices.sizes['sleeve-length'];
  return plain && own === undefined
    ? [...found, { figure: Math.abs(worn + drop - body.armLength), where: 'as measured' }]
    : found;
}

/** INVARIANTS E11. */
export const E11 = defineRule({
  id: 'E11',
  title: 'The sleeve is as long as the arm, or as asked',
  limits: atMost(0.2),
  read: readings,
});
