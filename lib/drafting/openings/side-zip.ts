import type { Choices } from '@/lib/choices/types';
import { AppError } from '@/lib/errors/app-error';
import { minimumRadius } from '@/lib/geometry/fairness';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { startOf } from '@/lib/geometry/path';
import { lastOf } from '@/lib/geometry/sequence';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notion } from '@/lib/pattern/types';
import { girthAt } from '../blocks/bodice/girth';
import type { Addition, GarmentContext } from '../garments/addition';
import { edgesOf, hasLine, lineLength, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type OperationPlan, operation } from '../kernel/plan';
import { isOneSided } from '../one-shoulder/one-sided';
import { CLOSED, SIDES } from '../slits/sides';
import { NONE } from './none';
import type { Opening } from './opening';
import { sideOfSkirt } from './side-zip-in-skirt';
import { passesBelow } from './zip-depth';
import { invisibleZip, separatingZip } from './zip-stock';
import {
  BODICE,
  CLOSED_BELOW,
  footOfSide,
  hasSide,
  SIDE_ZIP_LINE,
  type Span,
  sewnAlong,
  TO_EDGE,
  UPPER_SKIRT,
  zippedOver,
} from './zipped-side';

/** The least radius a zip is sewn into: its tape does not follow a deeper hollow (INVARIANTS F11). */
const LEAST_RADIUS = 18;
/** What the bend of the lower edge and of a dart at the side may still take of it. */
const SPARE_RADIUS = 0.5;

/** Over the head, through a side that opens: the neck stays closed. The sides are opened once all their panels are drawn. */
export const SIDE_ZIP: Opening = {
  ...NONE,
  id: 'side-zip',
  sideRadius: LEAST_RADIUS + SPARE_RADIUS,
  openSkirt: sideOfSkirt,
};

/** Seam left closed under the arm (METHODS §10). */
const BELOW_UNDERARM = 3;

/** Seam left closed above the zip, cm: a bare edge opens with it. */
export const seamClosedAbove = (choices: Choices): number => (isOneSided(choices) ? 0 : BELOW_UNDERARM);

const topOf = (back: Panel, choices: Choices): number =>
  isOneSided(choices) ? TO_EDGE : lineLength(back, 'side') - seamClosedAbove(choices);

/** The waist is notched: no zip ends there. */
const FROM_WAIST = 1.6;

function offWaist(y: number): number {
  return Math.abs(y) < FROM_WAIST ? -FROM_WAIST : y;
}

/** The side a slit asks for under the end of the zip. */
const belowZip = ({ options }: Choices): number =>
  options['side-slit'] === SIDES.id ? SIDES.least + CLOSED.plain : 0;

/** How far up the side the zip begins and ends: from the hip, or where what stays closed lets the body through. */
function spanOn(back: Panel, context: GarmentContext, rise: number): Span & { readonly whole: boolean } {
  const { bodice, body, hem, choices } = context;
  const { levels } = bodice.points;
  // Where the lower edge rises, the side ends above it.
  const closed = startOf(linePath(back, 'side')).y - rise + CLOSED_BELOW + belowZip(choices);
  const passes = passesBelow((y) => girthAt(bodice, y), body, hem, levels.underarm);
  const until = offWaist(Math.min(Math.max(levels.hip, closed), passes));
  const to = topOf(back, choices);
  const [hit] = until >= closed ? intersectHorizontal(linePath(back, 'side'), until) : [];
  return { from: hit?.length ?? 0, to, whole: until < closed };
}

/** A dart mouth this near to the upper end of a zip would leave a splinter of seam between them. */
const FROM_DART = 1;

/** The zip ended clear of the mouth of a dart that it would end beside, on the side where it was to end. */
function offDarts(span: Span, panels: readonly Panel[]): Span {
  const mouths = panels.flatMap((panel) =>
    edgesOf(panel, 'side').map(({ from }) => from - footOfSide(panel)),
  );
  const near = mouths.find((at) => at > 0 && Math.abs(at - span.to) < FROM_DART);
  return near === undefined ? span : { ...span, to: near + (span.to < near ? -FROM_DART : FROM_DART) };
}

/** A side hollower than this stretches under its zip: tape holds both allowances (METHODS §10). */
const STAYED_BELOW = 30;
const TAPE_WIDTH = 1;

/** Least radius of the sides a zip runs along, cm. */
const radiusOf = (along: readonly Panel[]): number =>
  Math.min(...along.map((panel) => minimumRadius(linePath(panel, SIDE_ZIP_LINE))));

/** Refuses a side that is hollower than a zip can follow, as that of a waist much narrower than the hips is. */
function refuseHollow(radius: number): void {
  if (radius < LEAST_RADIUS)
    throw new AppError('incompatible-choices', {
      fields: ['opening', 'fit'],
      figures: { reason: 'side-zip-needs-straight-side' },
    });
}

function zipFor(opening: number, parts: boolean): Notion {
  const length = parts ? separatingZip(opening) : invisibleZip(opening);
  if (length === undefined) throw new AppError('implausible-body', { fields: ['backHeight', 'opening'] });
  return { kind: parts ? 'separating-zip' : 'invisible-zip', count: 1, length };
}

/** One length for each allowance. */
const tapeFor = (opening: number): Notion => ({
  kind: 'stay-tape',
  count: 2,
  length: Math.ceil(opening),
  width: TAPE_WIDTH,
});

/** Where a zip is measured: no dart crosses it there. From the underarm down. */
const BEHIND = ['back', 'skirt-back'];

const isZipped = (panel: Panel): boolean => hasLine(panel, SIDE_ZIP_LINE);

/** From the underarm down: on panels of the back, first of the body, then of a skirt that the zip goes on in. */
function inserted(zip: Notion, opening: number, along: readonly Panel[], stayed: boolean): OperationPlan {
  return operation({
    id: 'side-zip',
    operation: 'insert-side-zip',
    families: along.length > 1 ? ['front', 'skirt-front'] : ['front'],
    lines: along.map(({ family }) => ({ family, line: SIDE_ZIP_LINE })),
    figures: {
      length: zip.length ?? 0,
      opening: toMillimetre(opening),
      stayed: stayed ? 'yes' : 'no',
    },
  });
}

function backSide({ panels }: GarmentPlan): Panel {
  const isSide = hasSide(BODICE);
  const back = panels.find((panel) => panel.family === 'back' && isSide(panel));
  if (!back) throw new Error('The back has no side to open');
  return back;
}

/** By how much the right side ends above the left one, in which the zip is, cm. */
const overLeft = ({ settled }: GarmentPlan, { isLeft }: GarmentContext): number =>
  isLeft ? 0 : (settled?.hemDrop ?? 0);

/** Whether a zip opens the side down to the lower edge: a ruffle joined there would close it again. */
export function opensWholeSide(plan: GarmentPlan, context: GarmentContext): boolean {
  if (context.opening.id !== SIDE_ZIP.id) return false;
  const skirt = plan.panels.filter(({ family }) => UPPER_SKIRT.includes(family));
  if (skirt.length === 0) return spanOn(backSide(plan), context, overLeft(plan, context)).whole;
  return skirt.some(isZipped) && !skirt.some((panel) => hasLine(panel, 'side'));
}

function open(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const isSide = hasSide(BODICE);
  const back = backSide(plan);
  const { whole: _, ...drawn } = spanOn(back, context, overLeft(plan, context));
  // Down to a waist seam all of the side opens: the skirt says how far the zip goes on.
  const wanted = plan.panels.some(isZipped) ? { ...drawn, from: 0 } : drawn;
  const span = offDarts(wanted, plan.panels.filter(isSide));
  const panels = plan.panels.map((panel) => (isSide(panel) ? zippedOver(panel, span) : panel));
  const along = BEHIND.flatMap((family) =>
    panels.filter((panel) => panel.family === family && isZipped(panel)),
  );
  const radius = radiusOf(along);
  refuseHollow(radius);
  const opening = along.reduce((sum, panel) => sum + lineLength(panel, SIDE_ZIP_LINE), 0);
  const zip = zipFor(opening, !hasLine(lastOf(along), 'side'));
  const stayed = radius < STAYED_BELOW;
  return mergePlans(
    { ...plan, panels, seams: plan.seams.map((seam) => sewnAlong(seam, panels)) },
    {
      operations: [inserted(zip, opening, along, stayed)],
      notions: [zip, ...(stayed ? [tapeFor(opening)] : [])],
      construction: { zipOpening: Math.floor((opening - 0.01) * 1000) / 1000 },
    },
  );
}

/**
 * Whether this is the right side of a garment that drops to the left: it is drawn by itself and stays closed. Its hem may
 * lie above where the zip ends in the left one.
 */
const staysClosed = (plan: GarmentPlan, context: GarmentContext): boolean =>
  overLeft(plan, context) > 0 && !plan.panels.some(isZipped);

/** The left side opened by a zip, once front and back have their panels. */
export const SIDE_OPENING: Addition = {
  id: 'side-zip',
  add: (plan, context) =>
    context.opening.id === SIDE_ZIP.id && !staysClosed(plan, context) ? open(plan, context) : plan,
};
