import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { pathLength } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import type { GarmentContext } from '../garments/addition';
import { edgesOf, linePath } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { EXTENSION } from '../openings/lap';
import { opensNeck } from '../openings/way-in';

/** Where a neckline comes apart, so that a collar must too. */
type NeckOpens = 'front' | 'back' | 'nowhere';

/** Half a neckline as the garment has it, darts closed, cm. */
export interface Neck {
  readonly front: number;
  readonly back: number;
  /** How far the opened side laps beyond its centre. */
  readonly extension: number;
  readonly opens: NeckOpens;
  /** Slope and shape for collars that lie on the shoulders: from the shoulder to the centre, and the tip of the seam. */
  readonly flat: { readonly front: FlatHalf; readonly back: FlatHalf };
}

export interface FlatHalf {
  readonly neckline: Path;
  /** From the tip to the neckline. */
  readonly shoulder: Path;
}

function lengthOf({ panels }: GarmentPlan, family: string, line: PanelLine): number {
  return panels
    .filter((panel) => panel.family === family && panel.material === 'shell')
    .flatMap((panel) => edgesOf(panel, line))
    .reduce((sum, { path }) => sum + pathLength(path), 0);
}

function flatHalf(panel: Panel): FlatHalf {
  return { neckline: linePath(panel, 'neckline'), shoulder: linePath(panel, 'shoulder') };
}

function opensAt({ choices }: GarmentContext): NeckOpens {
  if (!opensNeck(choices)) return 'nowhere';
  return traitsOf(OPENING, choices.options)?.face === 'back' ? 'back' : 'front';
}

/** The neckline of a garment, measured on its panels as they are now. */
export function neckOf(plan: GarmentPlan, context: GarmentContext): Neck {
  const opens = opensAt(context);
  const { front, back } = context.bodice;
  return {
    front: lengthOf(plan, 'front', 'neckline'),
    back: lengthOf(plan, 'back', 'neckline'),
    extension: opens === 'nowhere' ? 0 : lengthOf(plan, opens, EXTENSION),
    opens,
    flat: { front: flatHalf(front), back: flatHalf(back) },
  };
}

/** Half a neckline from centre back to centre front. */
export function halfNeck({ front, back }: Pick<Neck, 'front' | 'back'>): number {
  return front + back;
}

/** The garment's neckline walked from centre front to centre back. */
export const NECKLINE: readonly LineRef[] = [
  { family: 'front', line: 'neckline', reversed: true },
  { family: 'back', line: 'neckline' },
];
