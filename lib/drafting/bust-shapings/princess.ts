import { closestPlace } from '@/lib/geometry/closest';
import { intersectHorizontal, intersectVertical } from '@/lib/geometry/intersect';
import { lengthAtPlace, pathLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { distance, perp } from '@/lib/geometry/point';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { STAGES } from '../assembly/stages';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { waistDartName } from '../blocks/bodice/hem-edges';
import { findDart, firstLeg, hasDart, moveDart } from '../kernel/darts';
import { edgesOf, lineLength, linePath, startingAt } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelInternal, panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import { splitLine } from '../kernel/split';
import { type PrincessEdge, type PrincessPlaces, princessEdge } from './princess-curves';
import type { BustShaping, ShapedFront } from './shaping';

const CENTRE_LINE = 'princess@centre';
const SIDE_LINE = 'princess@side';
const OPENED = 'princess-dart';
/** Eased into the side panel over the bust (METHODS §4: 0.3–0.6), this far on either side of it. */
const EASE = 0.3;
const ZONE = 4.5;
/** How full the curve over the bust may be drawn. */
const ROUNDING = { usual: 0.36, below: { lo: 0.28, hi: 0.6 }, above: { lo: 0.15, hi: 0.6 } };
/** The side panel may be this much longer below the bust, where its level is notched. */
const EASE_BELOW = 0.07;
/** The edge runs straight through the hem, and the waist where it is taken in there, and turns over the bust after. */
const STRAIGHT = { aboveHem: 5.5, aboveWaist: 0.5, belowBust: 6 };

export interface PrincessPlace {
  readonly id: string;
  readonly line: string;
  at(front: Panel): number;
}

interface Halves {
  readonly centre: PrincessPlaces;
  readonly side: PrincessPlaces;
}

function bustOn(front: Panel): Point {
  const { bustPoint } = front.landmarks;
  const level = front.internals.find(({ id }) => id === 'bust');
  if (!bustPoint || !level) throw new Error('The front has no bust line');
  return { x: bustPoint.x, y: startOf(level.path).y };
}

/** Both edges of the seam through a fish-eye, a wedge, or no waist shaping at all. */
function placesOf(front: Panel): Halves {
  const opened = findDart(front, OPENED);
  const bust = bustOn(front);
  const ends = { centre: opened.to, side: opened.from };
  const wedge = waistDartName(0);
  if (hasDart(front, wedge)) {
    const { from, to, tip } = findDart(front, wedge);
    const half = (hem: Point, top: Point): PrincessPlaces => {
      const height = straightTo(hem, bust);
      const share = (height - hem.y) / (tip.y - hem.y);
      return { hem, bust, top, wedge: { x: hem.x + share * (tip.x - hem.x), y: height } };
    };
    return { centre: half(from, ends.centre), side: half(to, ends.side) };
  }
  const hem = hemPoint(front, bust.x);
  const fisheye = front.internals.find(({ kind }) => kind === 'fisheye-dart');
  if (!fisheye) {
    const wedge = squareTo(front, hem, straightTo(hem, bust));
    return { centre: { hem, bust, wedge, top: ends.centre }, side: { hem, bust, wedge, top: ends.side } };
  }
  const [, left, bottom, right] = fisheye.path.map(({ a }) => a) as [Point, Point, Point, Point];
  const half = (at: Point, top: Point): PrincessPlaces => ({ hem, bust, top, waist: { from: bottom, at } });
  return { centre: half(left, ends.centre), side: half(right, ends.side) };
}

/** The place at a height on the line square to the lower edge where the seam meets it. */
function squareTo(front: Panel, hem: Point, height: number): Point {
  const own = edgesOf(front, 'hem').find(({ path }) => closestPlace(path, hem).distance < 1e-6);
  if (!own) throw new RangeError('The seam does not end on the lower edge');
  const up = perp(tangentAtLength(own.path, lengthAtPlace(own.path, closestPlace(own.path, hem))));
  return { x: hem.x + (up.x * (height - hem.y)) / up.y, y: height };
}

function straightTo(hem: Point, bust: Point): number {
  const wanted = Math.max(hem.y + STRAIGHT.aboveHem, STRAIGHT.aboveWaist);
  return Math.min(wanted, bust.y - STRAIGHT.belowBust);
}

function hemPoint(front: Panel, x: number): Point {
  const [hit] = edgesOf(front, 'hem').flatMap(({ path }) => intersectVertical(path, x));
  if (!hit) throw new RangeError('The lower edge does not pass under the bust point');
  return hit.point;
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

/** The outline parted at the lower edge and at the opened dart: edges of the centre panel, and of the side panel. */
function parted(front: Panel, { centre, side }: Halves): { centre: PanelEdge[]; side: PanelEdge[] } {
  const cut = hasDart(front, waistDartName(0)) ? front : splitAtHem(front, centre.hem);
  const { edges } = cut;
  const wedge = edges.findIndex(({ line }) => line === firstLeg(waistDartName(0)));
  const hem = wedge >= 0 ? wedge : edges.findIndex((own) => own.line === 'hem' && isAt(own, centre.hem));
  const resume = wedge >= 0 ? wedge + 2 : hem;
  const top = edges.findIndex(({ line }) => line === firstLeg(OPENED));
  const inner = princessEdge(centre, { below: ROUNDING.usual, above: ROUNDING.usual });
  const outer = whole(easedEdge(side, inner));
  return {
    centre: [...edges.slice(0, hem), edge(CENTRE_LINE, whole(inner)), ...edges.slice(top + 2)],
    side: [...edges.slice(resume, top), edge(SIDE_LINE, reversePath(outer))],
  };
}

function isAt({ path }: PanelEdge, p: Point): boolean {
  return distance(startOf(path), p) < 1e-4;
}

function splitAtHem(front: Panel, p: Point): Panel {
  const own = edgesOf(front, 'hem').find(({ path }) => closestPlace(path, p).distance < 1e-6);
  if (!own) throw new RangeError('The seam does not end on the lower edge');
  return splitLine(front, 'hem', own.from + lengthAtPlace(own.path, closestPlace(own.path, p)));
}

/** The level lines of the front, as far as each panel has cloth. */
function levelsOn(front: Panel, edges: readonly PanelEdge[]): PanelInternal[] {
  const outline = edges.map(({ path }) => path);
  const seen = new Set<string>();
  return front.internals.flatMap(({ id, kind, path }) => {
    const { y } = startOf(path);
    if (kind !== 'level' || seen.has(id) || !LEVELS.has(id)) return [];
    seen.add(id);
    const hits = outline.flatMap((each) => intersectHorizontal(each, y).map(({ point }) => point));
    const xs = hits.map(({ x }) => x);
    if (xs.length < 2) return [];
    const ends = [Math.min(...xs), Math.max(...xs)].map((x) => ({ x, y })) as [Point, Point];
    return [{ id, kind, path: polyline(...ends) }];
  });
}

const LEVELS = new Set(['bust', 'waist', 'hip']);
/** What lies on the seam itself, as the bust point may, is the centre's. */
const SAME_REACH = 0.5;

function reach(p: Point, edges: readonly PanelEdge[]): number {
  return Math.min(...edges.map(({ path }) => closestPlace(path, p).distance));
}

/** The front in two panels, the bust dart and the waist shaping taken into the seam between them (METHODS §4). */
function panelled(front: Panel): ShapedFront {
  const edges = parted(front, placesOf(front));
  const marks = Object.entries(front.landmarks);
  const half = (id: string, own: PanelEdge[], cut: Panel['cut'], holds: (at: Point) => boolean) =>
    panel({
      id,
      family: 'front',
      part: 'front',
      cut,
      edges: own,
      internals: levelsOn(front, own),
      landmarks: Object.fromEntries(marks.filter(([, at]) => holds(at))),
    });
  const inCentre = (at: Point) => reach(at, edges.centre) <= reach(at, edges.side) + SAME_REACH;
  const centre = half('front-centre', edges.centre, front.cut, inCentre);
  const pair = { count: 2, onFold: false, mirrored: true };
  const side = half('front-side', edges.side, pair, (at) => !inCentre(at));
  return { front: centre, beside: [side], seams: [princessSeam(centre, side)], notices: [] };
}

function princessSeam(centre: Panel, side: Panel): SeamPlan {
  const [a, b] = [lineLength(side, SIDE_LINE), lineLength(centre, CENTRE_LINE)];
  const bust = bustAlong(centre);
  const [below, above] = [bust - ZONE, b - bust - ZONE];
  return seam({
    id: 'front-princess',
    operation: 'sew-princess',
    stage: STAGES.princess,
    a: [{ family: 'front', line: SIDE_LINE, reversed: true }],
    b: [{ family: 'front', line: CENTRE_LINE }],
    ease: a - b,
    notches: [
      { a: below, b: below },
      { a: a - above, b: b - above },
    ],
  });
}

function bustAlong(centre: Panel): number {
  const level = centre.internals.find(({ id }) => id === 'bust');
  const path = linePath(centre, CENTRE_LINE);
  return lengthAtPlace(path, closestPlace(path, endOf((level as PanelInternal).path)));
}

/** A seam from the outline over the bust to the lower edge. */
export function princess({ id, line, at }: PrincessPlace): BustShaping {
  return {
    id,
    atWaist: false,
    oneWaistDart: true,
    shape: (front) => {
      const moved = moveDart(front, { from: BUST_DART, to: OPENED, line, at: at(front) });
      return panelled(startingAt(moved, 'hem'));
    },
  };
}
