import type { OperationName } from '@/lib/operations/names';
import { lineLength } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import type { ArmEnd } from './ends/arm-end';
import { slashed, slashLength } from './slit';

/** Where along the back half of its lower edge a sleeve is slashed for its cuff. */
const SLIT_AT = 0.5;

/** The seam along a line that the front and the back half of a sleeve share. */
export const halvesSeam = (line: PanelLine, id: string, operation: OperationName): SeamPlan =>
  seam({ id, operation, a: [{ family: 'front', line }], b: [{ family: 'back', line }] });

interface Ended {
  readonly back: Panel;
  readonly lines: readonly LineRef[];
  readonly slit: number;
}

/** Their lower edge in the order it is sewn: round from the underarm, or from the slash in the middle of the back. */
export function halvesEnd(back: Panel, line: PanelLine, { slit: opens }: ArmEnd): Ended {
  const front: LineRef = { family: 'front', line };
  const slit = slashLength(lineLength(back, 'underarm'));
  if (!opens) return { back, slit, lines: [front, { family: 'back', line, reversed: true }] };
  const { panel, before, after } = slashed(back, line, SLIT_AT, slit);
  return { back: panel, slit, lines: [after, { ...front, reversed: true }, before] };
}
