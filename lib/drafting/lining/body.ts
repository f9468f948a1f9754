import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Bodice } from '../blocks/bodice/bodice';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { sideDartClear } from '../bust-shapings/side-dart';
import type { GarmentContext } from '../garments/addition';
import { chosen } from '../garments/chosen';
import type { Face } from '../hems/halves';
import { withHem } from '../hems/lap-hem';
import { levelAtPleat } from '../hems/level-at-pleat';
import { narrower } from '../hems/narrower-lift';
import { followLift } from '../hems/raised-hem';
import { besideWaistDarts } from '../kernel/clear-darts';
import { hasDart } from '../kernel/darts';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { isOneSided } from '../one-shoulder/one-sided';
import { type Lap, lapOver } from '../openings/lap';
import { SLEEVES } from '../sleeves/registry';
import type { SleevePlan } from '../sleeves/sleeve';
import { belowFacing } from './below-facing';
import { cutAway } from './cut-away';
import { withPleat } from './pleat';
import { isSewnToHem, liningRise } from './request';
import { withRoom } from './room';
import { grownOnSleeve } from './sleeve-under';

const LINING = { front: 'lining-front', back: 'lining-back' } as const;

/** Under a dropped shoulder the armhole of the lining is raised by no more than this (METHODS §7). */
const RAISED_LOW = 0.3;

/** The lower edge: sewn to the hem that is turned up, or hemmed by itself. */
export function withEdge(panel: Panel, sewn: boolean): Panel {
  const own = sewn
    ? ({ role: 'finished', kind: 'seam' } as const)
    : ({ role: 'hem', kind: 'narrow-hem' } as const);
  return { ...panel, edges: panel.edges.map((edge) => (edge.line === 'hem' ? { ...edge, ...own } : edge)) };
}

/** A dart in the lower edge would open beside the facing of the front edge: the cloth stays in, the sides give way. */
function blockFor({ plainTo, lowerEdge, opening, choices }: GarmentContext, rise: number): Bodice {
  const block = plainTo(lowerEdge + rise);
  const inHem = Object.keys(block.front.darts).some(
    (dart) => dart !== BUST_DART && hasDart(block.front, dart),
  );
  return inHem && opening.lap?.(choices, block).face === 'front' ? plainTo(lowerEdge + rise, false) : block;
}

/** Both halves with their hems parallel to a lifted one; at a lap the shell's hem begins beyond the centre. */
function lifted(
  { front, back }: Bodice,
  hemLift: NonNullable<GarmentPlan['hemLift']>,
  { opening, choices, bodice }: GarmentContext,
): Pick<Bodice, Face> {
  const lap = opening.lap?.(choices, bodice);
  const follow = (half: Panel, face: Face) => {
    const beyond = lap?.face === face ? lap.extension : 0;
    // Under a skirt that is wider it rises over its own, lesser way.
    const own = narrower(hemLift(face), beyond + lineLength(half, 'hem'));
    return followLift(half, face === 'back' ? levelAtPleat(own) : own, beyond);
  };
  return { front: follow(front, 'front'), back: follow(back, 'back') };
}

const liftedBlock = (level: Bodice, hemLift: GarmentPlan['hemLift'], context: GarmentContext): Bodice =>
  hemLift ? { ...level, ...lifted(level, hemLift, context) } : level;

/** The bodice of a lining before anything of it is cut away: its lower edge as the garment's, so much higher. */
export const liningBlock = (context: GarmentContext, { hemLift }: Pick<GarmentPlan, 'hemLift'>): Bodice =>
  liftedBlock(blockFor(context, liningRise(context)), hemLift, context);

/** A lap whose lower edge goes on from that of the half, as `lifted` draws it. */
function lapLifted(lap: Lap, front: Panel, hemLift: GarmentPlan['hemLift']): Lap {
  if (!hemLift) return lap;
  return withHem(lap, narrower(hemLift('front'), lap.extension + lineLength(front, 'hem')));
}

/** Front and back of a lining, and the bodice with its own room that they are what the facings leave of. */
export interface LiningBody {
  readonly front: Panel;
  readonly back: Panel;
  readonly whole: Bodice;
  /** The sleeves, where they are cut in one with front and back. */
  readonly grown?: SleevePlan;
}

/**
 * Front and back of the lining for the facings of the garment, the bust dart sewn from the side. Where there are sleeves
 * it has room to move, its underarm so much higher; bare armholes are sewn to it edge to edge.
 */
export function liningBody(
  context: GarmentContext,
  facings: { readonly front: Panel; readonly back: Panel },
  { hemLift }: Pick<GarmentPlan, 'hemLift'>,
  raised: number,
): LiningBody {
  const { choices, request, opening } = context;
  const level = blockFor(context, liningRise(context));
  const plain = liftedBlock(level, hemLift, context);
  const traced = opening.traced?.(plain) ?? plain;
  const grown = grownOnSleeve(context, { ...plain, ...traced });
  const block =
    grown?.redrawn ??
    chosen(SLEEVES, choices.options.sleeve).redraw?.({ ...plain, ...traced }, choices) ??
    traced;
  const lap = opening.lap?.(choices, context.bodice);
  // The facing of a wrap ends before the centre: the lining reaches over it as the front does.
  const front =
    lap?.slopesTo === undefined ? block.front : lapOver(block.front, lapLifted(lap, level.front, hemLift));
  const sewn = isSewnToHem(choices.garment);
  // A dropped armhole hangs low on the arm already, and its flat cap has no height to give.
  const low = traitsOf(SLEEVE, choices.options)?.cap === 'low';
  const eased = (panel: Panel) =>
    request.sleeveless || grown || !hasLine(panel, 'armhole')
      ? panel
      : withRoom(panel, low ? RAISED_LOW : raised);
  // On a strap the facing takes the armhole too.
  const leftOf = (panel: Panel, facing: Panel) =>
    hasLine(facing, 'side')
      ? belowFacing(panel, facing, LINING.front, lap?.face === 'front')
      : cutAway(panel, facing, LINING.front);
  // None of the lining is seen: a waist dart the facing's seam has pushed aside may be left out, and its cloth is room.
  const settled = (panel: Panel, change: (bare: Panel) => Panel) =>
    withEdge(besideWaistDarts(panel, change, true), sewn);
  // A pleat lets both arms reach forward from the blades, which an edge over one shoulder leaves bare.
  const pleated = isOneSided(choices) ? (panel: Panel) => panel : withPleat;
  return {
    front: settled(eased(leftOf(front, facings.front)), sideDartClear),
    back: settled(eased(cutAway(block.back, facings.back, LINING.back)), pleated),
    whole: { ...plain, front: eased(block.front), back: eased(block.back) },
    ...(grown ? { grown } : {}),
  };
}
