import { closestPlace } from '@/lib/geometry/closest';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { lengthAtPlace, pathLength, pointAtLength } from '@/lib/geometry/length';
import { endDirection, polyline, reversePath, startDirection, startOf } from '@/lib/geometry/path';
import { scale, turnDegrees } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import { cyclic, firstOf, item, mapTuple } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { cutPanel } from '../kernel/cut';
import { findDart, moveDart } from '../kernel/darts';
import { edgesOf, lineLength, pointOnLine, startingAt } from '../kernel/lines';
import { edge, type Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import type { BustShaping, ShapedFront } from './shaping';

const UPPER_LINE = 'yoke@upper';
const LOWER_LINE = 'yoke@lower';
const OPENED = 'yoke-dart';
/** How far along the neckline and the armhole the yoke reaches from the shoulder: shares of them, and the most, cm. */
const REACH = { neckline: { share: 0.45, most: 5 }, armhole: { share: 0.3, most: 6 } };
/** The gathers lie over the bust, this far to either side (METHODS §4: 5–12), and end before the seam does. */
const GATHERS = { reach: 4.5, before: 1.6 };
/** On a strap they lie in the middle of its short seam: no more than this share of it is sewn flat at either end. */
const FLAT = 0.3;

interface Zone {
  readonly from: number;
  readonly to: number;
  /** How far from either end of the seam a notch must lie. */
  readonly room: readonly [number, number];
}

function alongNeckline(front: Panel): number {
  const [first] = edgesOf(front, 'neckline');
  if (!first) throw new Error('The front has no neckline');
  return Math.min(REACH.neckline.most, REACH.neckline.share * pathLength(first.path));
}

/** Straight across from the armhole to the neckline. */
function yokeLine(front: Panel): Path {
  const armhole = lineLength(front, 'armhole');
  const down = Math.min(REACH.armhole.most, REACH.armhole.share * armhole);
  const from = pointOnLine(front, 'armhole', armhole - down);
  return polyline(from, pointOnLine(front, 'neckline', alongNeckline(front)));
}

/** Yoke and lower front, what style has cut off going with the nearer one. */
function parted(front: Panel): { yoke: Panel; lower: Panel } {
  const path = yokeLine(front);
  const [lower, yoke] = cutPanel(front, { path, left: { line: LOWER_LINE }, right: { line: UPPER_LINE } });
  const { sideNeckPoint, neckPit } = front.landmarks;
  return {
    lower: { ...lower, landmarks: { ...lower.landmarks, ...(neckPit ? { neckPit } : {}) } },
    yoke: {
      ...yoke,
      id: 'front-yoke',
      cut: { count: 2, onFold: false, mirrored: true },
      landmarks: { ...yoke.landmarks, ...(sideNeckPoint ? { sideNeckPoint } : {}) },
    },
  };
}

/** The widest allowance there is, cm: the stroke of a notch reaches that far out, and must find cloth. */
const WIDEST = 2.54;

/** How far from a corner a notch may lie, cm: the further it is from square, either way, the further. */
function fromCorner(along: Point, beside: Point): number {
  const offSquare = Math.abs(90 - Math.abs(turnDegrees(along, beside)));
  return Math.max(GATHERS.before, WIDEST * Math.tan((offSquare * Math.PI) / 180));
}

/** The least the gathers keep from either end of the lower edge of a yoke. */
function endsOf(lower: Panel): readonly [number, number] {
  const at = lower.edges.findIndex(({ line }) => line === LOWER_LINE);
  const pathAt = (index: number) => cyclic(lower.edges, index).path;
  const [before, own, after] = [pathAt(at - 1), pathAt(at), pathAt(at + 1)];
  return [
    fromCorner(startDirection(own), scale(endDirection(before), -1)),
    fromCorner(scale(endDirection(own), -1), startDirection(after)),
  ];
}

function zoneOver(bust: Point, lower: Panel): Zone & { readonly middle: number } {
  const { path } = firstOf(edgesOf(lower, LOWER_LINE));
  const length = pathLength(path);
  const room = endsOf(lower);
  const [first, last] = mapTuple(room, (end) => Math.min(end, FLAT * length));
  const above = lengthAtPlace(path, closestPlace(path, bust));
  const middle = Math.min(0.6 * length, Math.max(0.4 * length, above));
  return {
    middle,
    room,
    from: Math.max(first, middle - GATHERS.reach),
    to: Math.min(length - last, middle + GATHERS.reach),
  };
}

/** The opened dart as one round edge: straight where it is sewn flat, and full where it is gathered. */
function rounded(lower: Panel, { from, to }: Zone): Panel {
  const { index } = findDart(lower, OPENED);
  const [before, after] = [item(lower.edges, index - 1), item(lower.edges, index + 2)];
  const start = pointAtLength(before.path, from);
  const end = pointAtLength(after.path, to - after.from);
  const full = cubicWithTangents(start, startDirection(before.path), end, endDirection(after.path));
  const last = reversePath(after.path);
  const path: Path = [line(startOf(before.path), start), full, line(end, startOf(last))];
  const edges = [...lower.edges.slice(0, index - 1), edge(LOWER_LINE, path), ...lower.edges.slice(index + 3)];
  const { [OPENED]: _closed, ...darts } = lower.darts;
  return { ...lower, edges, darts };
}

/**
 * The seam under the yoke. On the short seam of a strap an end of the gathers may lie so near the corner that the stroke
 * of a notch would find no cloth there: then the corner itself is what they are spread from.
 */
function yokeSeam(yoke: Panel, lower: Panel, { from, to, room }: Zone): SeamPlan {
  const [a, b] = [lineLength(lower, LOWER_LINE), lineLength(yoke, UPPER_LINE)];
  const begins = from >= room[0] ? [{ a: from, b: from }] : [];
  const ends = b - to >= room[1] ? [{ a: a - (b - to), b: to }] : [];
  return seam({
    id: 'front-yoke',
    operation: 'sew-yoke',
    a: [{ family: 'front', line: LOWER_LINE }],
    b: [{ family: 'front', line: UPPER_LINE, reversed: true }],
    gather: a / b,
    notches: [...begins, ...ends],
  });
}

/** A yoke over the shoulders, the bust's fullness gathered under it (METHODS §4: the dart's width, spread). */
export const GATHERED_YOKE: BustShaping = {
  id: 'gathered-yoke',
  atWaist: false,
  shape: (front): ShapedFront => {
    const { yoke, lower } = parted(front);
    const { bustPoint } = front.landmarks;
    if (!bustPoint) throw new Error('The front has no bust point');
    const zone = zoneOver(bustPoint, lower);
    const opened = moveDart(lower, { from: BUST_DART, to: OPENED, line: LOWER_LINE, at: zone.middle });
    const full = rounded(startingAt(opened, 'hem'), zone);
    return { front: full, beside: [yoke], seams: [yokeSeam(yoke, full, zone)], notices: [] };
  },
};
