import { startOf } from '@/lib/geometry/path';
import { firstOf } from '@/lib/geometry/sequence';
import { girthAt } from '../blocks/bodice/girth';
import type { GarmentContext } from '../garments/addition';
import { edgesOf, lineLength, linePath } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { splitLine } from '../kernel/split';
import { SIDE_ZIP } from '../openings/side-zip';
import { passesBelow } from '../openings/zip-depth';
import { liningRise } from './request';

/** The stretch of the centre that is felled to the tape of the zip. */
export const OPEN_CENTRE = 'centre@opening';
/** What is open below it. */
export const FREE_CENTRE = 'centre@free';
/** The lining opens a little further than the zip, so that it does not catch. */
const BEYOND_STOP = 1;
/** Less of a seam below an opening is not sewn. */
const SHORTEST_SEAM = 1;

const isSewnCentre = ({ line, role }: PanelEdge) => line === 'centre' && role === 'seam';

/** Down its centre, where the lining is wide enough for what passes: under a full skirt it hangs slim. */
function passageBelow(panel: Panel, context: GarmentContext): number {
  const { body, bodice, hem, lowerEdge, plainTo } = context;
  if (hem === lowerEdge) return 0;
  const block = plainTo(lowerEdge + liningRise(context));
  const face = panel.id.endsWith('back') ? block.back : block.front;
  const until = passesBelow((y) => girthAt(block, y), body, lowerEdge, bodice.points.levels.underarm);
  return startOf(linePath(face, 'centre')).y - until;
}

/** What the zip opens, felled to its tape. */
function felled(panel: Panel, stop: number): Panel {
  const edges = panel.edges.map((own): PanelEdge => {
    if (!isSewnCentre(own)) return own;
    if (own.from < stop - 1e-6) return { ...own, line: OPEN_CENTRE, role: 'finished', kind: 'seam' };
    return { ...own, from: own.from - stop, kind: 'seam' };
  });
  return { ...panel, edges };
}

/** A half of the lining whose centre is a seam, open as far down as the zip, and on to where it can be stepped into. */
export function openedCentre(panel: Panel, opening: number | undefined, context: GarmentContext): Panel {
  if (opening === undefined || context.opening.id === SIDE_ZIP.id) return panel;
  if (!panel.edges.some(isSewnCentre)) return panel;
  const total = firstOf(edgesOf(panel, 'centre')).from + lineLength(panel, 'centre');
  const stop = opening + BEYOND_STOP;
  if (stop >= total - SHORTEST_SEAM) return felled(panel, stop);
  const zipped = felled(splitLine(panel, 'centre', stop), stop);
  const on = Math.min(passageBelow(panel, context), total - SHORTEST_SEAM) - stop;
  return on > SHORTEST_SEAM ? below(zipped, on) : zipped;
}

/** Open on below the zip, its allowance turned in. */
function below(panel: Panel, length: number): Panel {
  const cut = splitLine(panel, 'centre', length);
  const edges = cut.edges.map((own): PanelEdge => {
    if (!isSewnCentre(own)) return own;
    if (own.from < length - 1e-6) return { ...own, line: FREE_CENTRE, role: 'finished', kind: 'seam' };
    return { ...own, from: own.from - length };
  });
  return { ...cut, edges };
}
