import { AppError } from '@/lib/errors/app-error';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import type { Notion } from '@/lib/pattern/types';
import { girthAt } from '../blocks/bodice/girth';
import type { Addition, GarmentContext } from '../garments/addition';
import { edgesOf, hasLine, lineLength, linePath } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import { passesBelow } from './centre-zip';
import { NONE } from './none';
import type { Opening } from './opening';
import { invisibleZip, separatingZip } from './zip-stock';

/** Over the head, through a side that opens: the neck stays closed. The sides are opened once all their panels are drawn. */
export const SIDE_ZIP: Opening = { ...NONE, id: 'side-zip' };

/** Seam left closed under the arm (METHODS §10), and above the hem. */
const BELOW_UNDERARM = 3;
const CLOSED_BELOW = 3;

const PARTS = ['side', 'side@zip', 'side@upper'] as const;
const BODICE = ['front', 'back'];

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The waist is notched: no zip ends there. */
const FROM_WAIST = 1.6;

function offWaist(y: number): number {
  return Math.abs(y) < FROM_WAIST ? -FROM_WAIST : y;
}

/** How far up the side the zip begins and ends: from the hip, or where what stays closed lets the body through. */
function spanOn(back: Panel, { bodice, body, hem }: GarmentContext): Span {
  const { levels } = bodice.points;
  const closed = hem + CLOSED_BELOW;
  const passes = passesBelow((y) => girthAt(bodice, y), body, hem, levels.underarm);
  const until = offWaist(Math.min(Math.max(levels.hip, closed), passes));
  const to = lineLength(back, 'side') - BELOW_UNDERARM;
  const [hit] = until >= closed ? intersectHorizontal(linePath(back, 'side'), until) : [];
  return { from: hit?.length ?? 0, to };
}

/** A dart mouth this near to the upper end of a zip would leave a splinter of seam between them. */
const FROM_DART = 1;

/** The zip ended clear of the mouth of a dart that it would end beside, on the side where it was to end. */
function offDarts(span: Span, panels: readonly Panel[]): Span {
  const mouths = panels.flatMap((panel) => edgesOf(panel, 'side').map(({ from }) => from));
  const near = mouths.find((at) => at > 0 && Math.abs(at - span.to) < FROM_DART);
  return near === undefined ? span : { ...span, to: near + (span.to < near ? -FROM_DART : FROM_DART) };
}

function renamed(edge: PanelEdge, { from, to }: Span): PanelEdge {
  if (edge.line !== 'side') return edge;
  const line = edge.from >= to - 1e-6 ? PARTS[2] : edge.from >= from - 1e-6 ? PARTS[1] : PARTS[0];
  return { ...edge, line, kind: 'zip' };
}

function opened(panel: Panel, span: Span): Panel {
  const split = [span.from, span.to].reduce((cut, at) => splitLine(cut, 'side', at), panel);
  return { ...split, edges: split.edges.map((edge) => renamed(edge, span)) };
}

/** The parts a side was opened into, in the order a seam walks them. */
function walked(ref: LineRef, panels: readonly Panel[]): LineRef[] {
  if (ref.line !== 'side' || !BODICE.includes(ref.family)) return [ref];
  const own = panels.filter(({ family }) => family === ref.family);
  const parts = PARTS.filter((line) => own.some((panel) => hasLine(panel, line))).map((line) => ({
    ...ref,
    line,
  }));
  return ref.reversed ? parts.reverse() : parts;
}

function sewn(seam: SeamPlan, panels: readonly Panel[]): SeamPlan {
  const side = (refs: readonly LineRef[]) => refs.flatMap((ref) => walked(ref, panels));
  return { ...seam, a: side(seam.a), b: side(seam.b) };
}

function zipFor({ from, to }: Span): Notion {
  const parts = from < 1e-6;
  const length = parts ? separatingZip(to) : invisibleZip(to - from);
  if (length === undefined) throw new AppError('implausible-body', { fields: ['backHeight', 'opening'] });
  return { kind: parts ? 'separating-zip' : 'invisible-zip', count: 1, length };
}

function open(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const isSide = (panel: Panel) => BODICE.includes(panel.family) && edgesOf(panel, 'side').length > 0;
  const back = plan.panels.find((panel) => panel.family === 'back' && isSide(panel));
  if (!back) throw new Error('The back has no side to open');
  const span = offDarts(spanOn(back, context), plan.panels.filter(isSide));
  const panels = plan.panels.map((panel) => (isSide(panel) ? opened(panel, span) : panel));
  const zip = zipFor(span);
  const opening = span.to - span.from;
  const inserted = operation({
    id: 'side-zip',
    operation: 'insert-side-zip',
    families: ['front'],
    // Measured along the back: no dart crosses it there.
    lines: [{ family: 'back', line: PARTS[1] }],
    figures: { length: zip.length ?? 0, opening: Math.round(opening * 10) / 10 },
  });
  return mergePlans(
    { ...plan, panels, seams: plan.seams.map((seam) => sewn(seam, panels)) },
    {
      operations: [inserted],
      notions: [zip],
      construction: { zipOpening: Math.floor((opening - 0.01) * 1000) / 1000 },
    },
  );
}

/** The left side opened by a zip, once front and back have their panels. */
export const SIDE_OPENING: Addition = {
  id: 'side-zip',
  add: (plan, context) => (context.opening.id === SIDE_ZIP.id ? open(plan, context) : plan),
};
