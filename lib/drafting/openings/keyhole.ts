import { cubicWithTangents } from '@/lib/geometry/fit';
import { endOf, startOf, withEnd } from '@/lib/geometry/path';
import type { Notion } from '@/lib/pattern/types';
import { lineLength } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelLine } from '../kernel/panel';
import { operation, type PlanPart } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import { HEAD_PASSAGE } from '../passage';
import { partAtCentre } from './parted';

export type Face = 'front' | 'back';

/** The line of the drop-shaped slit. */
export const KEYHOLE = 'keyhole';

/** A drop is this wide on each half, and widest at this share of its way down (H). */
const HALF_WIDTH = 1.3;
const WIDEST_AT = 0.78;
/** No drop is shorter; no neck asks for a longer one (METHODS §4: the opened girth passes the head). */
const LEAST = 8;
const MOST = 18;
const SPARE = 1;
/** The button at the neck, caught by a loop of thread. */
const BUTTON: Notion = { kind: 'button', count: 1, width: 1.15 };

/** How far a keyhole must open under a neckline, so that both together let the head through, cm. */
export function keyholeLength({ front, back }: { readonly front: Panel; readonly back: Panel }): number {
  const girth = 2 * (lineLength(front, 'neckline') + lineLength(back, 'neckline'));
  return Math.min(MOST, Math.max(LEAST, (HEAD_PASSAGE + SPARE - girth) / 2));
}

/** One side of the drop, from the neck to the centre seam below it, which it meets squarely. */
function drop(top: PanelEdge['path'][number]['a'], length: number): PanelEdge {
  const widest = { x: top.x + HALF_WIDTH, y: top.y - WIDEST_AT * length };
  const bottom = { x: top.x, y: top.y - length };
  const down = { x: 0, y: -1 };
  return edge(
    KEYHOLE,
    [
      cubicWithTangents(top, { x: 0.2, y: -1 }, widest, down, 0.4, 0.4),
      cubicWithTangents(widest, down, bottom, { x: -1, y: 0 }, 0.42, 0.34),
    ],
    { kind: 'enclosed' },
  );
}

/** A half cut in two at its centre, with a drop-shaped slit from the neck down; the seam goes on below it. */
export function cutKeyhole(panel: Panel, length: number): Panel {
  const split = splitLine(partAtCentre(panel), 'centre', length);
  const edges = split.edges.map((own): PanelEdge => {
    if (own.line !== 'centre') return own;
    return own.from < length - 1e-6 ? closed(drop(startOf(own.path), length), own) : { ...own, from: 0 };
  });
  return { ...split, edges };
}

/** Ended exactly where the seam begins. */
function closed(slit: PanelEdge, { path }: PanelEdge): PanelEdge {
  return { ...slit, path: withEnd(slit.path, endOf(path)) };
}

const on = (family: string, line: PanelLine): LineRef => ({ family, line });

/** What closes the slit at its top: a button and its loop. */
export function keyholeClosure(face: Face): PlanPart {
  return {
    operations: [
      operation({
        id: `${face}-loop`,
        operation: 'make-loop',
        lines: [on(face, KEYHOLE)],
        figures: { diameter: BUTTON.width ?? 0 },
      }),
    ],
    notions: [BUTTON],
  };
}

/** How a facing in two halves is closed below what its garment parts in. */
export function centreFacing(face: Face, facing: Panel): SeamPlan {
  const below = on(facing.family, 'centre');
  return seam({ id: `${face}-facing-centre`, operation: 'sew-facing-centre', a: [below], b: [below] });
}

/** How the facing of a neck with a keyhole is closed below it and sewn to it. */
export function keyholeFacing(face: Face, facing: Panel): PlanPart {
  return {
    seams: [
      centreFacing(face, facing),
      seam({
        id: `${face}-keyhole-facing`,
        operation: 'attach-facing',
        a: [on(facing.family, KEYHOLE)],
        b: [on(face, KEYHOLE)],
      }),
    ],
  };
}
