import { OPERATIONS } from '@/lib/operations/registry';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan, OperationPlan } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { EXTENSION, type Lap } from '../openings/lap';

/** The upper end of a strip that faces a lap. */
export const UPPER = 'upper';

/** What laps at an edge that is drawn in: it lies flat there, turned in together with its facing (METHODS §4). */
export interface EdgeLap {
  readonly face: Lap['face'];
  readonly facing: Panel;
  /** How far the facing reaches inside the centre, along the edge, cm. */
  readonly flat: number;
  readonly lines: readonly LineRef[];
}

/** The lap of a plan whose edge is turned in; nothing where none laps. */
export function edgeLap({ panels }: GarmentPlan): EdgeLap | undefined {
  const lapped = panels.find(
    (own) => own.material === 'shell' && hasLine(own, EXTENSION) && hasLine(own, 'neckline'),
  );
  const face = lapped?.family;
  if (!lapped || (face !== 'front' && face !== 'back')) return undefined;
  const facing = panels.find(({ family }) => family === `facing-${face}`);
  if (!facing) throw new Error(`The lap of ${face} has no facing`);
  return {
    ...{ face, facing, flat: lineLength(facing, UPPER) - lineLength(lapped, EXTENSION) },
    lines: [
      { family: face, line: EXTENSION },
      { family: facing.family, line: UPPER },
    ],
  };
}

/** A facing that a topstitched placket holds has no neckline seam to be understitched along. */
export function withoutUnderstitching(operations: readonly OperationPlan[]): readonly OperationPlan[] {
  const held = operations.some(({ operation }) => OPERATIONS[operation].holdsFacing);
  return held ? operations.filter(({ operation }) => operation !== 'understitch') : operations;
}
