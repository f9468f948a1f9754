import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { cutPanel } from '../kernel/cut';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { INNER } from './trace';

/** What a facing lacks at each shoulder of the edge it is sewn to, so that the seam rolls inside, cm (METHODS §7). */
const FAVOUR = 0.1;

/** A shoulder that the strip makes longer or shorter than this would not meet its twin, cm. */
const EVEN = 0.02;
/** How far along the free edge the strip may end instead, cm: it tapers, or widens, where that edge slants. */
const INNER_ENDS = Array.from({ length: 21 }, (_, i) => i / 100);

/** Both ends of its shoulder, moved along the edges that meet it there; it stays as long as it was. */
function movedEnds({ edges }: Panel, { path }: PanelEdge) {
  const [start, end] = [startOf(path), endOf(path)];
  const before = edges.find((own) => distance(endOf(own.path), start) < 1e-4);
  const after = edges.find((own) => distance(startOf(own.path), end) < 1e-4);
  if (!before || !after) throw new Error('A shoulder lies between two edges');
  const from = (by: number) => pointAtLength(before.path, pathLength(before.path) - by);
  const to = (by: number) => pointAtLength(after.path, by);
  const [neck, inner] = before.line === INNER ? [to(FAVOUR), from] : [from(FAVOUR), to];
  const off = (by: number) => Math.abs(distance(neck, inner(by)) - pathLength(path));
  const by =
    off(FAVOUR) < EVEN ? FAVOUR : INNER_ENDS.reduce((best, each) => (off(each) < off(best) ? each : best));
  return before.line === INNER ? { from: inner(by), to: neck } : { from: neck, to: inner(by) };
}

/** Lines that hold a facing as it is: it goes on up into a collar, or is sewn to the armhole too. */
const HELD = [NECK_RISE_LINE, 'armhole'] as const;

/** The facing of a neckline alone, a little smaller than the garment: a strip is taken off it along the shoulder. */
export function favoured(facing: Panel): Panel {
  const [shoulder, ...others] = edgesOf(facing, 'shoulder');
  if (!shoulder || others.length > 0 || HELD.some((line) => hasLine(facing, line))) return facing;
  const { from, to } = movedEnds(facing, shoulder);
  const { line, role, kind } = shoulder;
  const own = { line, role, kind };
  const [kept] = cutPanel(facing, { path: polyline(from, to), left: own, right: own });
  const begins = (name: PanelLine) => Math.min(...edgesOf(kept, name).map((each) => each.from));
  return { ...kept, edges: kept.edges.map((each) => ({ ...each, from: each.from - begins(each.line) })) };
}

/** By how much facings so made are shorter than the neckline they are sewn to, front and back together, cm. */
export function favour(drawn: readonly Panel[], made: readonly Panel[]): number {
  return made.filter((panel, i) => panel !== drawn[i]).length * FAVOUR;
}
