import { firstOf } from '@/lib/geometry/sequence';
import { findDone } from '@/lib/operations/ask';
import type { GarmentContext } from '../garments/addition';
import { strideGirth } from '../garments/walking';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import type { GarmentPlan } from '../kernel/plan';
import { splitLine } from '../kernel/split';
import { partAtCentre } from '../openings/parted';
import { ventsInLap } from '../openings/way-in';
import { walkingSlit } from '../slits/slit-length';
import type { LiningBody } from './body';
import { liningRise } from './request';

/** A lining opens a little higher than the slit it hangs in, so that it does not hold it. */
const ABOVE = 1;

/** The stretches of a lining that are turned in beside a slit, a vent or the tape of a zip. */
export const OPEN = 'open';

/** A stretch of a line parted from the rest, its allowance turned in. */
function opened(panel: Panel, line: PanelLine, from: number, to: number): Panel {
  const cut = splitLine(splitLine(panel, line, from), line, to);
  const edges = cut.edges.map((own): PanelEdge => {
    if (own.line !== line || own.from < from - 1e-6 || own.from > to - 1e-6) return own;
    return { ...own, line: `${line}@${OPEN}`, role: 'finished', kind: 'seam' };
  });
  return { ...cut, edges };
}

/** How far up from its own hem the lining is open beside the slit that was cut into the garment. */
function openLength({ operations }: GarmentPlan, context: GarmentContext): number {
  const slit = findDone(operations, ({ works }) => works === 'slit')[0];
  return Math.max(0, Number(slit?.figures.length ?? 0) - liningRise(context) + ABOVE);
}

interface Halves {
  readonly front: Panel;
  readonly back: Panel;
}

function openSides({ front, back }: Halves, length: number): Halves {
  const side = (panel: Panel) => {
    const foot = firstOf(edgesOf(panel, 'side')).from;
    return opened(panel, 'side', foot, foot + length);
  };
  return { front: side(front), back: side(back) };
}

/** Under a skirt wide enough to walk in the lining hangs slim: its sides are left open where they would bind. */
function bindsUnderSkirt(lining: LiningBody, { body, hem, lowerEdge }: GarmentContext): boolean {
  if (hem === lowerEdge) return false;
  // What a facing takes of a face goes round with the lining.
  const width = (own: Panel, whole: Panel) => Math.max(lineLength(own, 'hem'), lineLength(whole, 'hem'));
  const girth = 2 * (width(lining.front, lining.whole.front) + width(lining.back, lining.whole.back));
  return girth < strideGirth(body, lowerEdge);
}

/** Front and back open where the garment has slits in its sides, or a vent in its back, and where one walks. */
export function withSlits(lining: LiningBody, plan: GarmentPlan, context: GarmentContext): Halves {
  const { choices } = context;
  const kind = ventsInLap(choices) ? 'none' : (choices.options['side-slit'] ?? 'none');
  if (kind === 'sides') return openSides(lining, openLength(plan, context));
  if (kind === 'none')
    return bindsUnderSkirt(lining, context) ? openSides(lining, walkingSlit(context)) : lining;
  const length = openLength(plan, context);
  // Under a bodice that is whole behind the lining, cut in one, parts all down its centre.
  const back = partAtCentre(lining.back);
  const from = firstOf(edgesOf(back, 'centre')).from;
  const whole = from + lineLength(back, 'centre');
  return { ...lining, back: opened(back, 'centre', whole - length, whole) };
}
