import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import { partedLines } from '../back-yokes/part-back';
import { BUST_DART } from '../blocks/bodice/front-panel';
import type { BodicePoints } from '../blocks/bodice/points';
import type { Addition } from '../garments/addition';
import { dartSeams } from '../garments/bodice-seams';
import { cutPanel } from '../kernel/cut';
import { hasDart } from '../kernel/darts';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { type EdgeGathers, type GarmentPlan, mergePlans } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { empireHeight } from '../skirts/waist-seam';
import { SLEEVE_EDGE } from '../sleeves/kimono/panel';
import { clearHeight, MOVED } from './clear-of-buttons';
import { GATHERS_UNDER_BUST } from './gathers-under-bust';
import { isHalfEmpire } from './seam-under-bust';
import type { BustShaping } from './shaping';

const UPPER_LINE: PanelLine = 'yoke@upper';
const LOWER_LINE: PanelLine = 'yoke@lower';
const LOWER_FRONT = 'front-lower';
/** A waist dart of the lower front begins so far under the seam, cm (H). */
const BELOW_SEAM = 2;
/** A waist dart rises at least so far above the waist, however near to that the seam lies, cm. */
const LEAST_RISE = 4;

/** The front stays whole until all is drawn on it; its waist darts keep below the seam it is then cut at. */
export function halfEmpire(choices: Pick<Choices, 'options'>): BustShaping {
  const { face, closes } = traitsOf(OPENING, choices.options) ?? {};
  const below = BELOW_SEAM + (face === 'front' && closes === 'buttons' ? MOVED.down : 0);
  return {
    ...GATHERS_UNDER_BUST,
    atWaist: false,
    waistTipBelow: (points: BodicePoints) => {
      const seam = empireHeight(points, choices);
      return Math.max(Math.min(LEAST_RISE, seam - BELOW_SEAM), seam - below);
    },
    shape: (front) => ({ front, notices: [] }),
  };
}

/** Below the round of an arm cut in one with the front the seam may give way to buttons downward only. */
const roomAbove = (front: Panel): number | undefined => (hasLine(front, 'underarm') ? 0 : undefined);

/** Such an arm may hang down past the level of the seam. */
const OF_ARM: readonly PanelLine[] = ['underarm', SLEEVE_EDGE, 'overarm'];

/** The places where a level meets the outline: the outermost on the side, the innermost at the centre or on a lap. */
function across(front: Panel, y: number): readonly [Point, Point] {
  const edges = front.edges.filter(({ line }) => !OF_ARM.includes(line));
  const hits = edges.flatMap(({ path }) => intersectHorizontal(path, y).map(({ point }) => point));
  const sorted = hits.toSorted((a, b) => a.x - b.x);
  const [inner, outer] = [sorted[0], sorted.at(-1)];
  if (!inner || !outer) throw new Error('The seam under the bust does not cross the front');
  return [outer, inner];
}

interface Parted {
  readonly upper: Panel;
  readonly lower: Panel;
  readonly gathers: EdgeGathers;
}

/** Called the lower edge while it is gathered as one, and the seam then. */
function gatheredAbove(upper: Panel): { readonly upper: Panel; readonly gathers: EdgeGathers } {
  const { front, gathers } = GATHERS_UNDER_BUST.shape(upper);
  if (!gathers) throw new Error('Nothing is gathered under the bust');
  const edges = front.edges.map(
    (own): PanelEdge => (own.line === 'hem' ? { ...own, line: UPPER_LINE } : own),
  );
  return { upper: { ...front, edges }, gathers };
}

function parted(front: Panel, height: number): Parted {
  const path = polyline(...across(front, height));
  const lined = { ...front, internals: partedLines(front.internals, path) };
  const [lower, above] = cutPanel(lined, { path, left: { line: LOWER_LINE }, right: { line: 'hem' } });
  return { ...gatheredAbove(above), lower: { ...lower, id: LOWER_FRONT } };
}

/** The bust gathered on to the lower front, which lies flat. */
function underBust({ upper, lower, gathers: { from, to, sewn } }: Parted): SeamPlan {
  const [full, flat] = [lineLength(upper, UPPER_LINE), lineLength(lower, LOWER_LINE)];
  return seam({
    id: 'front-under-bust',
    operation: 'gather-under-bust',
    a: [{ family: 'front', line: UPPER_LINE }],
    b: [{ family: 'front', line: LOWER_LINE, reversed: true }],
    gather: full / flat,
    notches: [
      { a: from, b: from },
      { a: full - (sewn - to), b: to },
    ],
  });
}

/** The dart at the side is gathered in: none is sewn. */
function withoutBustDart({ seams }: GarmentPlan, front: Panel): SeamPlan[] {
  const sewn = new Set(dartSeams(front).map(({ id }) => id));
  return seams.filter(({ id }) => !sewn.has(id));
}

/** The front, whole till now, cut from side to side under the bust and gathered there (METHODS §4). */
export const UNDER_BUST_SEAM: Addition = {
  id: 'under-bust-seam',
  add: (plan, { choices, bodice }) => {
    const front = plan.panels.find(
      (panel) => panel.family === 'front' && panel.material === 'shell' && hasDart(panel, BUST_DART),
    );
    if (!front || !isHalfEmpire(choices)) return plan;
    const halves = parted(front, clearHeight(front, empireHeight(bodice.points, choices), roomAbove(front)));
    const panels = plan.panels.flatMap((panel) => (panel === front ? [halves.upper, halves.lower] : [panel]));
    const kept = { ...plan, panels, seams: withoutBustDart(plan, front) };
    return mergePlans(kept, {
      seams: [...dartSeams(halves.lower), ...dartSeams(halves.upper), underBust(halves)],
    });
  },
};
