import { isLapped } from '@/lib/drafting/checks/context/style';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Draft } from '@/lib/pattern/types';
import { beyond, type Lapse } from './lapse';

const SYMMETRIC = new Set([
  'front',
  'back',
  'skirt-front',
  'skirt-back',
  'collar',
  'facing',
  'lining',
  'band',
]);
const TOLERANCE = 1e-3;

/** How far a piece cut once and whole differs from its own mirror image. */
function lopsided({ seamLine, id }: PieceView): Lapse {
  const axis = Math.max(...seamLine.xs) + Math.min(...seamLine.xs);
  let figure = 0;
  for (let i = 0; i < seamLine.count; i++)
    figure = Math.max(figure, seamLine.distance(axis - (seamLine.xs[i] as number), seamLine.ys[i] as number));
  return { where: id, figure };
}

/**
 * INVARIANTS H2: halves and pairs are symmetric by how they are cut; what is cut whole has to be drawn so, unless it is cut
 * right side up because its sides differ.
 */
export function asymmetries(draft: Draft): Lapse[] {
  if (isLapped(draft.choices.options)) return [];
  const whole = measureDraft(draft).pieces.filter(
    ({ piece }) =>
      !piece.cut.onFold &&
      !piece.cut.mirrored &&
      !piece.cut.rightSideUp &&
      piece.cut.count === 1 &&
      SYMMETRIC.has(piece.part),
  );
  return beyond(TOLERANCE, whole.filter(({ id }) => !/-(left|right|side)\b/.test(id)).map(lopsided));
}
