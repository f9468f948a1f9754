import { firstOf } from '@/lib/geometry/sequence';
import { edgesOf, hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { splitLine } from '../kernel/split';

/** The stretch of a side that carries the zip, what is sewn below it and what above. */
export const SIDE_ZIP_LINE: PanelLine = 'side@zip';
const PARTS = ['side', SIDE_ZIP_LINE, 'side@upper'] as const;

/** Panels that a side seam closes: of the body, and of the skirt as far as it is sewn to it. */
export const BODICE = ['front', 'back'];
export const UPPER_SKIRT = ['skirt-front', 'skirt-back'];

/** Seam left closed below a zip, so that it ends in cloth. */
export const CLOSED_BELOW = 3;

/** Where a zip begins and ends, cm up the side from the hem. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The end of a zip that goes on up to the edge, however long front and back are. */
export const TO_EDGE = Number.POSITIVE_INFINITY;

export function hasSide(families: readonly string[]): (panel: Panel) => boolean {
  return (panel) => families.includes(panel.family) && edgesOf(panel, 'side').length > 0;
}

function renamed(edge: PanelEdge, { from, to }: Span): PanelEdge {
  if (edge.line !== 'side') return edge;
  const line = edge.from >= to - 1e-6 ? PARTS[2] : edge.from >= from - 1e-6 ? PARTS[1] : PARTS[0];
  return { ...edge, line, kind: 'zip' };
}

/** Where the side begins: a hem that rises cuts off some of it. */
export const footOfSide = (panel: Panel): number => firstOf(edgesOf(panel, 'side') as [PanelEdge]).from;

/** The side parted where the zip begins and ends. */
export function zippedOver(panel: Panel, above: Span): Panel {
  const foot = footOfSide(panel);
  const span = { from: foot + above.from, to: foot + above.to };
  // Its ends part nothing.
  const [start, end] = [foot + 1e-6, foot + lineLength(panel, 'side') - 1e-6];
  const at = [span.from, span.to].filter((place) => place > start && place < end);
  const split = at.reduce((cut, place) => splitLine(cut, 'side', place), panel);
  return { ...split, edges: split.edges.map((edge) => renamed(edge, span)) };
}

/** The parts a side was opened into, in the order a seam walks them. */
function walked(ref: LineRef, panels: readonly Panel[]): LineRef[] {
  if (ref.line !== 'side') return [ref];
  const own = panels.filter(({ family }) => family === ref.family);
  if (!own.some((panel) => hasLine(panel, SIDE_ZIP_LINE))) return [ref];
  const parts = PARTS.filter((line) => own.some((panel) => hasLine(panel, line))).map((line) => ({
    ...ref,
    line,
  }));
  return ref.reversed ? parts.reverse() : parts;
}

/** A seam that runs along a side as it was opened. */
export function sewnAlong(seam: SeamPlan, panels: readonly Panel[]): SeamPlan {
  const side = (refs: readonly LineRef[]) => refs.flatMap((ref) => walked(ref, panels));
  return { ...seam, a: side(seam.a), b: side(seam.b) };
}
