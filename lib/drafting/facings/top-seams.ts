import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type LineRef, type NotchAt, type SeamPlan, seam } from '../kernel/seams';
import { on } from './request';

/** What ends below the shoulder is faced all round its top in one, from the side to the centre. */
const TOP: readonly PanelLine[] = ['armhole', 'shoulder', 'neckline'];

/** Where the neckline runs straight on over a lap that is sewn before it. */
function centreNotch(facing: Panel, isLapped: boolean): NotchAt[] {
  const at = TOP.filter((line) => hasLine(facing, line)).reduce(
    (sum, line) => sum + lineLength(facing, line),
    0,
  );
  return isLapped ? [{ a: at, b: at }] : [];
}

/** Tops of front and back, each sewn to its facing with the straps between; the sides of both are closed afterwards. */
export function topSeams(front: Panel, back: Panel, lapped: 'front' | 'back' | undefined): SeamPlan[] {
  const walk = (panel: Panel, family: string): LineRef[] =>
    TOP.filter((line) => hasLine(panel, line)).map((line) => ({ family, line }));
  const faced = (facing: Panel, face: 'front' | 'back') =>
    seam({
      id: `top-facing-${face}`,
      operation: 'face-top',
      a: walk(facing, facing.family),
      b: walk(facing, face),
      notches: centreNotch(facing, lapped === face),
    });
  const sides = hasLine(front, 'side')
    ? [
        seam({
          id: 'facing-side',
          operation: 'sew-facing-ends',
          stage: 'sides',
          a: [on(back, 'side')],
          b: [on(front, 'side')],
        }),
      ]
    : [];
  return [faced(front, 'front'), faced(back, 'back'), ...sides];
}
