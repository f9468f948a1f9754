import { closestPlace } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { add, sub, unit } from '@/lib/geometry/point';
import { mapTuple } from '@/lib/geometry/sequence';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { findDart, firstLeg, moveDart } from '../kernel/darts';
import { lineLength, linePath, startingAt } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import { onBareEdge } from '../one-shoulder/on-bare-edge';
import { type PrincessEdge, type PrincessPlaces, princessEdge, UP } from '../princess/curves';
import { CENTRE_LINE, panelled, readyBelow, SIDE_LINE } from '../princess/panelled';
import { type Ends, type Halves, placesOf } from '../princess/places';
import type { Place } from './place';
import type { BustShaping, ShapedFront } from './shaping';

const OPENED = 'princess-dart';
/** Eased into the side panel over the bust (METHODS §4: 0.3–0.6), this far on either side of it. */
const EASE = 0.3;
const ZONE = 4.5;
/** How full the curve over the bust may be drawn. */
const ROUNDING = { usual: 0.36, below: { lo: 0.2, hi: 0.8 }, above: { lo: 0.15, hi: 0.6 } };
/** The side panel may be this much longer below the bust, where its level is notched. */
const EASE_BELOW = 0.07;
/** A bust point so far above the bust line is passed for itself: turned about it, the panels match only from there up. */
const HIGH = 2;

interface PrincessPlace {
  readonly id: string;
  at(front: Panel): Place;
}

/**
 * Where the bust line crosses the seam, and the bust point that the dart is turned about. Across a sleeve cut in one with
 * the front no bust line is drawn: it lies at the bust point.
 */
function bustOn(front: Panel): { readonly line: Point; readonly point: Point } {
  const { bustPoint } = front.landmarks;
  if (!bustPoint) throw new Error('The front has no bust point');
  const level = front.internals.find(({ id }) => id === 'bust');
  return { line: { x: bustPoint.x, y: level ? startOf(level.path).y : bustPoint.y }, point: bustPoint };
}

/** Where both edges pass: they part at the bust line or, where the bust point lies high above it, there. */
function placesOver(front: Panel, ends: Ends): Halves {
  const { line: onLine, point } = bustOn(front);
  const places = placesOf(front, onLine, ends);
  if (point.y - onLine.y <= HIGH) return places;
  const [left, right] = mapTuple([ends.centre, ends.side], (end) => unit(sub(end, point)));
  const over = unit(add(UP, unit(add(left, right))));
  const high = (half: PrincessPlaces): PrincessPlaces => ({ ...half, joined: onLine, bust: point, over });
  return { centre: high(places.centre), side: high(places.side) };
}

/** The fullness at which a part of the edge has the length asked for, or comes nearest to it. */
function fullness(part: 'below' | 'above', miss: (rounding: number) => number): number {
  const { lo, hi } = ROUNDING[part];
  const name = `princess seam ${part} the bust`;
  const found = solve({ fn: miss, lo, hi, tolerance: 1e-6, name });
  if (found.ok) return found.value;
  return Math.abs(found.atLo) < Math.abs(found.atHi) ? lo : hi;
}

/** The edge of the side panel: as long as the centre's below the bust, and so full over it that it brings its ease. */
function easedEdge(side: PrincessPlaces, centre: PrincessEdge): PrincessEdge {
  const drawn = (below: number, above: number) => princessEdge(side, { below, above });
  const below = fullness(
    'below',
    (t) => pathLength(drawn(t, ROUNDING.usual).toBust) - pathLength(centre.toBust) - EASE_BELOW,
  );
  const length = pathLength(centre.toBust) + pathLength(centre.toTop) + EASE;
  const above = fullness(
    'above',
    (t) => pathLength(drawn(below, t).toBust) + pathLength(drawn(below, t).toTop) - length,
  );
  return drawn(below, above);
}

const whole = ({ toBust, toTop }: PrincessEdge): Path => [...toBust, ...toTop];

/** The front in two panels, the bust dart and the waist shaping taken into the seam between them (METHODS §4). */
function shaped(front: Panel): ShapedFront {
  const opened = findDart(front, OPENED);
  const places = placesOver(front, { centre: opened.to, side: opened.from });
  const inner = princessEdge(places.centre, { below: ROUNDING.usual, above: ROUNDING.usual });
  const outer = easedEdge(places.side, inner);
  const ready = readyBelow(front, places.centre.hem);
  const top = ready.edges.findIndex(({ line }) => line === firstLeg(OPENED));
  const edges = { centre: whole(inner), side: whole(outer) };
  const [centre, side] = panelled(ready, edges, { side: top, centre: top + 2 });
  return {
    front: centre,
    beside: [side],
    seams: [princessSeam(centre, side, bustOn(front).point)],
    notices: [],
  };
}

function princessSeam(centre: Panel, side: Panel, bustPoint: Point): SeamPlan {
  const [a, b] = [lineLength(side, SIDE_LINE), lineLength(centre, CENTRE_LINE)];
  const bust = along(linePath(centre, CENTRE_LINE), bustPoint);
  const [below, above] = [bust - ZONE, b - bust - ZONE];
  return seam({
    id: 'front-princess',
    operation: 'sew-princess',
    a: [{ family: 'front', line: SIDE_LINE, reversed: true }],
    b: [{ family: 'front', line: CENTRE_LINE }],
    ease: a - b,
    // A seam that ends below the upper one, in the edge of a bare side, is eased up to its end.
    notches: [{ a: below, b: below }, ...(above > 0 ? [{ a: a - above, b: b - above }] : [])],
  });
}

function along(path: Path, p: Point): number {
  return lengthAtPlace(path, closestPlace(path, p));
}

/** A seam from the outline over the bust to the lower edge. */
export function princess({ id, at }: PrincessPlace): BustShaping {
  return {
    id,
    atWaist: false,
    oneWaistDart: true,
    shape: (front, whole) => {
      const opened = (half: Panel, place: Place) =>
        shaped(startingAt(moveDart(half, { from: BUST_DART, to: OPENED, ...place }), 'hem'));
      if (!whole) return opened(front, at(front));
      // Up to the edge the seam is the same on both sides.
      const like = linePath(opened(whole, at(whole)).front, CENTRE_LINE);
      return opened(front, onBareEdge(front, like));
    },
  };
}
