import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { add, distance, lerp, midpoint, rotate, scale, sub, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { line, shape } from '../ink';
import { onShoulders } from '../worn/halves';
import { lyingAlong, lyingStrip } from '../worn/lying';
import type { WornEnd, WornSleeve } from '../worn/types';
import { isPleatedCap } from './cap-pleats';
import { gathers } from './gathers';
import type { FlatPart } from './part';

const ORIGIN: Point = { x: 0, y: 0 };
const UP: Point = { x: 0, y: 1 };

const GATHERED = 1.12;

/** Gathers of the cap, along the upper half of the armhole. */
export const capGathers: FlatPart = (worn) => {
  const { near, sleeve } = worn;
  if (!sleeve || sleeve.gather < GATHERED || isPleatedCap(sleeve.piece)) return [];
  const { armhole } = near.lines;
  const out = unit(rotate(tangentAtLength(armhole, pathLength(armhole)), ORIGIN, -62));
  return gathers(armhole, out, { from: 0.45, to: 0.97 }).flatMap((fold) =>
    onShoulders(worn, (side) => [line(side(fold), 'seam', 'sleeve/gathers')]),
  );
};

function isFull({ full, end }: WornSleeve): boolean {
  return end !== undefined && (end.kind !== 'ruffle' || end.drawnIn === true || full > GATHERED);
}

function endStrokes(end: WornEnd): [Path, string][] {
  const { top, bottom, kind } = end;
  const outline = polyline(top[0], bottom[0], bottom[1], top[1]);
  if (kind !== 'ruffle') return [[outline, 'outline']];
  return [
    [polyline(top[0], bottom[0]), 'outline'],
    [
      rippled(bottom[0], bottom[1], unit({ x: bottom[0].x - top[0].x, y: bottom[0].y - top[0].y })),
      'outline',
    ],
    [polyline(bottom[1], top[1]), 'outline'],
  ];
}

const RIPPLE = 0.45;
/** How far gathers reach into a frill or a heading, as a share of its depth: they end on its cloth. */
const WITHIN = 0.75;

/** A free edge in folds: a wave from one end to the other. */
function rippled(a: Point, b: Point, down: Point): Path {
  const count = 7;
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const off = i === 0 || i === count ? 0 : i % 2 === 0 ? -RIPPLE : RIPPLE;
    return add(lerp(a, b, i / count), scale(down, off));
  });
  return smoothThrough(points);
}

/** Cuff, band, ruffle or elastic below the sleeve. */
export const sleeveEnds: FlatPart = (worn) => {
  const { sleeve } = worn;
  const end = sleeve?.end;
  if (!sleeve || !end) return [];
  const { top, bottom, kind } = end;
  const cloth = polyline(top[0], bottom[0], bottom[1], top[1], top[0]);
  const up = scale(sleeve.along, -1);
  const most = WITHIN * distance(midpoint(...top), midpoint(...bottom));
  const folds = [
    ...(isFull(sleeve) ? gathers(polyline(...top), up) : []),
    ...(kind === 'ruffle' || kind === 'elastic' ? gathers(polyline(...top), sleeve.along, { most }) : []),
  ];
  // A strip is cut along the thread; an elastic draws up the sleeve itself.
  const grain = kind === 'elastic' ? lyingAlong(UP, up, top[1]) : lyingStrip(sub(top[0], top[1]), top[1]);
  const fill = kind === 'elastic' ? 'shell' : 'trim';
  return onShoulders(worn, (side, lying) => [
    shape(side(cloth), fill, 'sleeve/end', lying(grain)),
    ...endStrokes(end).map(([path, id]) => line(side(path), 'outline', `sleeve/end-${id}`)),
    line(side(polyline(...top)), 'seam', 'sleeve/end-seam'),
    ...folds.map((fold) => line(side(fold), 'seam', 'sleeve/end-gathers')),
  ]);
};

/** The button of a cuff, seen from behind, and the slash above it. */
export const cuffButton: FlatPart = (worn) => {
  const { view, sleeve } = worn;
  if (view !== 'back' || sleeve?.end?.kind !== 'cuff') return [];
  const { top, bottom } = sleeve.end;
  const at = lerp(midpoint(top[0], bottom[0]), midpoint(top[1], bottom[1]), 0.35);
  const foot = lerp(top[0], top[1], 0.35);
  const slash = polyline(foot, add(foot, scale(sleeve.along, -8)));
  const r = 0.6;
  const ring = smoothThrough(
    Array.from({ length: 9 }, (_, i) => ({
      x: at.x + r * Math.cos((i * Math.PI) / 4),
      y: at.y + r * Math.sin((i * Math.PI) / 4),
    })),
  );
  return onShoulders(worn, (side) => [
    line(side(ring), 'seam', 'sleeve/button'),
    line(side(slash), 'seam', 'sleeve/placket'),
  ]);
};

/** A flared edge falls in folds that rise from it. */
const FLARED = 1.12;
const FOLDS = [0.22, 0.5, 0.78];

export const sleeveFolds: FlatPart = (worn) => {
  const { sleeve } = worn;
  if (!sleeve || sleeve.end || sleeve.full < FLARED) return [];
  const { hem, overarm, underarm } = sleeve;
  const [outer, inner] = [startOf(hem), endOf(hem)];
  const [tip, pit] = [startOf(overarm), endOf(underarm)];
  return FOLDS.flatMap((share, i) => {
    const foot = lerp(outer, inner, share);
    const head = lerp(foot, lerp(tip, pit, share), i === 1 ? 0.62 : 0.45);
    return onShoulders(worn, (side) => [line(side(polyline(foot, head)), 'seam', 'sleeve/fold')]);
  });
};

/** The seam of a two-piece sleeve: far round to the back, a little of it seen from the front. */
const SEAM_AT = { back: { cap: 0.34, pit: 2.4, hem: 0.6 }, front: { cap: 0, pit: 0.7, hem: 0.84 } };

export const sleeveSeam: FlatPart = (worn) => {
  const { view, near, sleeve } = worn;
  if (!sleeve || sleeve.pieces.length < 2 || !sleeve.pieces.some(({ id }) => id === 'sleeve-under'))
    return [];
  const { armhole } = near.lines;
  const place = SEAM_AT[view];
  const from = pointAtLength(armhole, place.cap * pathLength(armhole));
  const under = reversePath(sleeve.underarm);
  const bend = pointAtLength(under, 0.5 * pathLength(under));
  const over = pointAtLength(sleeve.overarm, 0.62 * pathLength(sleeve.overarm));
  const middle = lerp(bend, over, view === 'back' ? 0.42 : 0.12);
  const foot = lerp(startOf(sleeve.hem), endOf(sleeve.hem), place.hem);
  // Past the hollow of the arm, never through the gap beside the body.
  const pit = add(startOf(under), scale({ x: -sleeve.along.y, y: sleeve.along.x }, place.pit));
  const seam = smoothThrough(place.cap > 0 ? [from, pit, middle, foot] : [pit, middle, foot]);
  return onShoulders(worn, (side) => [line(side(seam), 'seam', 'sleeve/seam')]);
};
