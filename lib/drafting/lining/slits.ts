import type { GarmentContext } from '../garments/addition';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { splitLine } from '../kernel/split';
import { slitLength } from '../slits/slit-length';
import { liningRise } from './request';

/** A lining opens a little higher than the slit it hangs in, so that it does not hold it. */
const ABOVE = 1;

/** The stretches of a lining that are turned in beside a slit, a vent or the tape of a zip. */
export const OPEN = 'open';

/** A stretch of a line parted from the rest, its allowance turned in. */
function opened(panel: Panel, line: string, from: number, to: number): Panel {
  const cut = splitLine(splitLine(panel, line, from), line, to);
  const edges = cut.edges.map((own): PanelEdge => {
    if (own.line !== line || own.from < from - 1e-6 || own.from > to - 1e-6) return own;
    return { ...own, line: `${line}@${OPEN}`, role: 'finished', kind: 'seam' };
  });
  return { ...cut, edges };
}

/** How far up from its own hem the lining is open. */
function openLength(context: GarmentContext): number {
  return Math.max(0, slitLength(context).length - liningRise(context) + ABOVE);
}

/** Front and back open where the garment has slits in its sides, or a vent in its back. */
export function withSlits<T extends { readonly front: Panel; readonly back: Panel }>(
  lining: T,
  context: GarmentContext,
): { readonly front: Panel; readonly back: Panel } {
  const kind = context.choices.options['side-slit'] ?? 'none';
  if (kind === 'none') return lining;
  const length = openLength(context);
  const side = (panel: Panel) => {
    const foot = (edgesOf(panel, 'side')[0] as PanelEdge).from;
    return opened(panel, 'side', foot, foot + length);
  };
  if (kind === 'sides') return { front: side(lining.front), back: side(lining.back) };
  const from = (edgesOf(lining.back, 'centre')[0] as PanelEdge).from;
  const whole = from + lineLength(lining.back, 'centre');
  return { ...lining, back: opened(lining.back, 'centre', whole - length, whole) };
}
