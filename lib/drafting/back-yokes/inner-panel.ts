import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { splitLine } from '../kernel/split';
import { UPPER_LINE } from './part-back';

export const INNER_YOKE_ID = 'back-yoke-inner';
/** Its lower edge, caught in the seam of the yoke; and what of its shoulder is turned in on to that seam. */
export const LOWER: PanelLine = 'yoke';
export const FREE_SHOULDER: PanelLine = 'shoulder@inner';

/** The shoulder with what is sewn to a facing of the front beside the neck, so much of it; the rest is turned in. */
function withShoulder(yoke: Panel, sewn: number): Panel {
  const free = lineLength(yoke, 'shoulder') - sewn;
  const cut = sewn > 0 ? splitLine(yoke, 'shoulder', free) : yoke;
  const edges = cut.edges.map((own): PanelEdge => {
    if (own.line !== 'shoulder') return own;
    return own.from < free - 1e-6 ? { ...own, line: FREE_SHOULDER, role: 'finished' } : own;
  });
  return { ...cut, edges };
}

/** Lines on which both yokes are sewn on as one, where no facing of the front goes on in the inner one. */
export const AT_NECK: readonly PanelLine[] = ['neckline', NECK_RISE_LINE];

/** The same with each line counted from where it begins on the piece. */
function recounted(panel: Panel): Panel {
  const begins = (line: PanelLine) => Math.min(...edgesOf(panel, line).map(({ from }) => from));
  return { ...panel, edges: panel.edges.map((own) => ({ ...own, from: own.from - begins(own.line) })) };
}

/** What is caught in a seam of the outer yoke, or sewn on as one with it. */
function caught(own: PanelEdge, neckFree: boolean): PanelEdge {
  if (own.line === UPPER_LINE) return { ...own, line: LOWER, role: 'finished' };
  const free = own.line === 'armhole' || (neckFree && AT_NECK.includes(own.line));
  return free ? { ...own, role: 'finished' } : own;
}

/** The yoke once more, its right side inward; `sewn`: so much of its shoulder is sewn to a facing of the front, cm. */
export function innerOf(yoke: Panel, family: string, sewn: number): Panel {
  const whole = withShoulder(yoke, sewn);
  const edges = whole.edges.map((own) => caught(own, sewn === 0));
  return recounted({
    ...whole,
    id: INNER_YOKE_ID,
    family,
    part: 'facing',
    edges,
    landmarks: {},
    internals: [],
    marks: [],
  });
}
