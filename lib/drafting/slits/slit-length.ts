import { kneeHeight } from '../blocks/estimates';
import type { GarmentContext } from '../garments/addition';
import { tooShort } from '../garments/long-enough';
import type { GarmentPlan } from '../kernel/plan';
import { ventsInLap } from '../openings/way-in';
import type { Slit, SlitLength } from './slit';

/** A slit to walk in ends this far above the middle of the knee, and this far below the hip line (METHODS §8). */
const ABOVE_KNEE = 17;
const BELOW_HIP = 25;
/** Without a word a slit is never shorter than this in a dress, nor is it in anything else. */
const USUAL = { dress: 10, other: 5 };
/** The seam above a slit, down from the waist: no more than half of what is below it on a short garment. */
const LEAST_SEAM = { cm: 8, share: 0.5 };
/** What ends at the waist or higher opens by no more than this: further up the side is shaped (H). */
const TO_WAIST = { from: -4, most: 6 };

type Hung = Pick<GarmentContext, 'body' | 'bodice' | 'lowerEdge'>;
type Chosen = Hung & Pick<GarmentContext, 'choices'>;

/** Length of a slit in a dress that one walks in, from the hem, cm. */
export function walkingSlit({ body, bodice, lowerEdge }: Hung): number {
  const toKnee = kneeHeight(body) + ABOVE_KNEE - body.waistToFloor;
  const highest = Math.min(toKnee, bodice.points.levels.hip - BELOW_HIP);
  return Math.max(USUAL.dress, highest - lowerEdge);
}

function wanted(context: Chosen): number {
  const { garment, sizes } = context.choices;
  return sizes['side-slit-length'] ?? (garment === 'dress' ? walkingSlit(context) : USUAL.other);
}

/** What of a row of buttons behind is left open from the hem up, where a vent was asked for: it laps there already, cm. */
export function leftUnbuttoned(context: Chosen): number {
  if (!ventsInLap(context.choices)) return 0;
  return Math.max(0, Math.min(wanted(context), belowWaist(context.lowerEdge)));
}

/** How far up a lower edge may open, for what lies above it. */
function belowWaist(lowerEdge: number): number {
  if (lowerEdge > TO_WAIST.from) return TO_WAIST.most;
  return -Math.min(LEAST_SEAM.cm, -LEAST_SEAM.share * lowerEdge) - lowerEdge;
}

/**
 * Length of a slit from the hem, as asked or as one walks in it; never so long that it opens the waist or meets another
 * opening. Refuses a hem so high that no slit is left below it.
 */
export function slitLength(context: GarmentContext, slit: Slit, plan: GarmentPlan): SlitLength {
  const { lowerEdge } = context;
  const asked = wanted(context);
  const room = Math.min(belowWaist(lowerEdge), slit.most?.(plan) ?? Number.POSITIVE_INFINITY);
  const most = Math.floor(room * 10 + 1e-6) / 10;
  if (most < slit.least) throw tooShort('side-slit', 'length');
  if (asked <= most) return { length: asked, notices: [] };
  return { length: most, notices: [{ code: 'slit-shortened', figures: { asked, used: most } }] };
}
