import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { pathLength } from '@/lib/geometry/length';
import { endDirection } from '@/lib/geometry/path';
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

/** How long half a neckline is as the garment has it, darts closed, and where it comes apart, cm. */
export interface NeckSpan {
  readonly front: number;
  readonly back: number;
  /** How far the opened side laps beyond its centre. */
  readonly extension: number;
  readonly opens: NeckOpens;
}

/** Half a neckline, and how it lies on its wearer. */
export interface Neck extends NeckSpan {
  /** How much longer it is than half the neck of the wearer, at its base. */
  readonly loose: number;
  /** How each half comes to its centre. */
  readonly ends: { readonly front: NeckEnd; readonly back: NeckEnd };
  /** Slope and shape for collars that lie on the shoulders: from the shoulder to the centre, and the tip of the seam. */
  readonly flat: { readonly front: FlatHalf; readonly back: FlatHalf };
}

/** Where a neckline meets the centre. */
export interface NeckEnd {
  /** Between neckline and centre, on the side of the neck, degrees: a right angle unless it is pointed. */
  readonly angle: number;
  /** How far from the centre a pointed neckline runs nearly straight, cm. */
  readonly straight: number;
}

export interface FlatHalf {
  readonly neckline: Path;
  /** From the tip to the neckline. */
  readonly shoulder: Path;
}

/** Length of a line on the panels of a family, darts closed, cm. */
export function lengthOn({ panels }: GarmentPlan, family: string, line: PanelLine): number {
  return panels
    .filter((panel) => panel.family === family && panel.material === 'shell')
    .flatMap((panel) => edgesOf(panel, line))
    .reduce((sum, { path }) => sum + pathLength(path), 0);
}

/** Neckline and shoulder of a half that is whole. */
export function flatHalf(panel: Panel): FlatHalf {
  return { neckline: linePath(panel, 'neckline'), shoulder: linePath(panel, 'shoulder') };
}

/** Beside a point the line is as good as straight over this share of its half; less of an angle is none, degrees. */
const STRAIGHT_SHARE = 0.6;
const POINT = 5;

function neckEnd({ neckline }: FlatHalf): NeckEnd {
  const { x, y } = endDirection(neckline);
  const angle = (Math.atan2(-x, -y) * 180) / Math.PI;
  if (Math.abs(90 - angle) < POINT) return { angle: 90, straight: 0 };
  return { angle, straight: STRAIGHT_SHARE * pathLength(neckline) };
}

function opensAt({ choices }: GarmentContext): NeckOpens {
  if (!opensNeck(choices)) return 'nowhere';
  return traitsOf(OPENING, choices.options)?.face === 'back' ? 'back' : 'front';
}

/** The length of a neckline, measured on the panels as they are now; a bare back has no shoulder to it. */
export function neckSpan(plan: GarmentPlan, context: GarmentContext): NeckSpan {
  const opens = opensAt(context);
  return {
    front: lengthOn(plan, 'front', 'neckline'),
    back: lengthOn(plan, 'back', 'neckline'),
    extension: opens === 'nowhere' ? 0 : lengthOn(plan, opens, EXTENSION),
    opens,
  };
}

/** The neckline of a garment, measured on its panels as they are now. */
export function neckOf(plan: GarmentPlan, context: GarmentContext): Neck {
  const { bodice, body } = context;
  const span = neckSpan(plan, context);
  const flat = { front: flatHalf(bodice.front), back: flatHalf(bodice.back) };
  return {
    ...span,
    loose: halfNeck(span) - body.neckBaseCircumference / 2,
    ends: { front: neckEnd(flat.front), back: neckEnd(flat.back) },
    flat,
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
