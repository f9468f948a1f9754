import type { Choices } from '@/lib/choices/types';
import { intersectVertical } from '@/lib/geometry/intersect';
import { startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { bladePoint } from '../blocks/bodice/back-panel';
import { edgesOf, hasLine, lineLength, linePath, pointOnLine, startingAt } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import { bodyShoulder } from '../kernel/shoulder';
import { splitLine } from '../kernel/split';
import { onBareEdge } from '../one-shoulder/on-bare-edge';
import { type PrincessPlaces, princessEdge } from '../princess/curves';
import { CENTRE_LINE, panelled, readyBelow, SIDE_LINE } from '../princess/panelled';
import { placesOf } from '../princess/places';
import { NOTCH } from '../sleeves/armhole-seam';
import { BODY_LINE } from '../sleeves/raglan/style-line';
import { hasTops, isHaltered } from '../sleeves/straps';
import type { BackContext, BackShaping, ShapedBack } from './shaping';

/** Like the front's, a seam from the armhole ends this far below the notch for the sleeve. */
const BELOW_NOTCH = 1.3;
const ROUNDING = { below: 0.36, above: 0.36 };
const PLUMB = { x: 0, y: 1 };

interface Top {
  readonly line: PanelLine;
  readonly at: number;
}

/** Where the way of either crosses a raglan seam, as a share of that from the armhole. */
const OF_RAGLAN = { armhole: 0.16, shoulder: 0.53 };

/**
 * From where the front has its seam: the armhole, or else the middle of the shoulder; or what a raglan seam took them to.
 * What ends below the shoulder has it in the armhole.
 */
function topOf(back: Panel, choices: Choices, blade: Point): Top {
  if (isHaltered(choices)) return overBlade(back, blade);
  const shaping = choices.options['bust-shaping'];
  if (hasLine(back, BODY_LINE)) {
    const share = shaping === 'princess-armhole' ? OF_RAGLAN.armhole : OF_RAGLAN.shoulder;
    return { line: BODY_LINE, at: share * lineLength(back, BODY_LINE) };
  }
  if (shaping === 'princess-armhole' || hasTops(choices))
    return { line: 'armhole', at: NOTCH.back * lineLength(back, 'armhole') - BELOW_NOTCH };
  return { line: 'shoulder', at: bodyShoulder(back).at(0.5) };
}

/** Under an edge without shoulders the seam ends right over the blade, and turns to it so far below that edge, cm. */
const UNDER_EDGE = 3;

/** Of a corner of that edge it keeps clear, toward the centre, for allowances on both sides, cm. */
const BESIDE_CORNER = 2.5;

function overBlade(back: Panel, { x }: Point): Top {
  const line = (['neckline', 'armhole'] as const).find(
    (each) => intersectVertical(linePath(back, each), x)[0],
  );
  const [hit] = line ? intersectVertical(linePath(back, line), x) : [];
  if (!line || !hit) throw new Error('The upper edge does not pass over the blade');
  const corner = edgesOf(back, line).find(
    ({ from }) => from > 0 && Math.abs(hit.length - from) < BESIDE_CORNER,
  );
  return { line, at: corner ? corner.from + BESIDE_CORNER : hit.length };
}

/** A seam turns no nearer to the lower edge, cm. */
const OVER_FOOT = 6.3;

/** Where the seam of a bare back runs over the blade, or as far below the upper edge as it needs. */
function bladeUnder({ points, shaping, back }: BackContext['bodice'], end: Point): Point {
  const blade = bladePoint(points, shaping);
  const asked = Math.min(blade.y, end.y - UNDER_EDGE);
  // Over a waist seam just below, the seam needs its straight foot first.
  return { x: blade.x, y: Math.max(asked, startOf(linePath(back, 'side')).y + OVER_FOOT) };
}

function princessSeam(centre: Panel, side: Panel): SeamPlan {
  return seam({
    id: 'back-princess',
    operation: 'sew-back-princess',
    a: [{ family: 'back', line: SIDE_LINE, reversed: true }],
    b: [{ family: 'back', line: CENTRE_LINE }],
    ease: lineLength(side, SIDE_LINE) - lineLength(centre, CENTRE_LINE),
  });
}

/** The seam's upper end on a back cut away there: up to its edge the seam is the same on both sides. */
function topUnderEdge({ choices, bodice, whole }: BackContext): Top {
  const blade = bladePoint(bodice.points, bodice.shaping);
  if (!whole) return topOf(bodice.back, choices, blade);
  const { back } = shapedFrom(topOf(whole, choices, blade), { choices, bodice: { ...bodice, back: whole } });
  return onBareEdge(bodice.back, linePath(back, CENTRE_LINE));
}

/** The back in two panels along one line over the shoulder blade, its waist shaping taken into the seam (METHODS §4). */
function shapedFrom({ line, at }: Top, { choices, bodice }: BackContext): ShapedBack {
  const parted = splitLine(startingAt(bodice.back, 'hem'), line, at);
  const end = pointOnLine(parted, line, at);
  const blade = isHaltered(choices) ? bladeUnder(bodice, end) : bladePoint(bodice.points, bodice.shaping);
  const { centre, side } = placesOf(parted, blade, { centre: end, side: end });
  const whole = (places: PrincessPlaces): Path => {
    const { toBust, toTop } = princessEdge({ ...places, over: PLUMB }, ROUNDING);
    return [...toBust, ...toTop];
  };
  const ready = readyBelow(parted, centre.hem);
  const top = ready.edges.findIndex((own) => own.line === line && distance(startOf(own.path), end) < 1e-4);
  const edges = { centre: whole(centre), side: whole(side) };
  const [inner, outer] = panelled(ready, edges, { side: top, centre: top });
  return { back: inner, beside: [outer], seams: [princessSeam(inner, outer)] };
}

const shape = (context: BackContext): ShapedBack => shapedFrom(topUnderEdge(context), context);

/** Panels from the shoulder, or the armhole, over the shoulder blade to the lower edge. */
export const PRINCESS: BackShaping = { id: 'princess', atWaist: true, oneWaistDart: true, shape };
