import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { type BustPiece, bustPieces, isGathered, openingAt, turnsAboutBust } from '../context/bust-darts';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** The angle the block took out at the bust point, wherever the style has put it. */
function expected({ draft }: MeasuredDraft): number | undefined {
  const { dartAngle, waistDartAngle = 0 } = draft.construction;
  if (dartAngle === undefined) return undefined;
  return dartAngle + waistDartAngle;
}

function sum({ view, bustPoint, darts }: BustPiece): number {
  const turned = darts.filter((dart) => turnsAboutBust(view, dart, bustPoint));
  return turned.reduce((total, dart) => total + openingAt(bustPoint, dart), 0);
}

/** INVARIANTS B3. Shapings that take the angle into seams or gathers have no dart to measure. */
export const B3 = defineRule({
  id: 'B3',
  title: 'Turning the bust dart keeps its angle',
  limits: atMost(0.05),
  read(context): Reading[] {
    const angle = expected(context);
    if (angle === undefined) return [];
    return bustPieces(context)
      .filter(({ view }) => view.piece.material === 'shell' && !isGathered(context, view))
      .filter(({ darts }) => darts.length > 0)
      .map((piece) => ({ figure: Math.abs(sum(piece) - angle), where: piece.view.id }));
  },
});
