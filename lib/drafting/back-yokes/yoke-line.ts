import { AppError } from '@/lib/errors/app-error';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, path, polyline, startOf } from '@/lib/geometry/path';
import { add, polar, sub, unit } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import type { Panel, PanelMark } from '../kernel/panel';
import { KEYHOLE } from '../openings/keyhole';
import { EXTENSION } from '../openings/lap';
import { yokeEnd } from './yoke-end';

/** Depth below the nape: this share of the back's length, and no less, cm (METHODS §4). */
const DEPTH = { share: 0.25, least: 5 };
/** Cloth left between it and the lowest place of the neckline, or of a slit under it, and the least of it, cm. */
const BELOW = { neckline: 4, keyhole: 2 };
const LEAST_BELOW = { neckline: 2.5, keyhole: 1.5 };
/** It stays so far above the line round the bust, on which the back is measured, cm. */
const ABOVE_BUST = 1;
/** A line that is lower at the centre runs level over this share of its way. */
const LEVEL_SHARE = 0.35;
/** Cloth between it and a button or its hole, and steps in which it gives way to them, cm. */
const FROM_BUTTON = 1.2;
const STEP = 0.25;

/** How low neckline and slit reach, with so much cloth below them. */
function footOf(back: Panel, left: typeof BELOW): number {
  const below = (names: readonly string[], by: number) =>
    back.edges
      .filter((own) => names.includes(own.line))
      .flatMap(({ path: own }) => [startOf(own).y - by, endOf(own).y - by]);
  return Math.min(...below(['neckline', EXTENSION], left.neckline), ...below([KEYHOLE], left.keyhole));
}

const ends = ({ at, length = 0, angle = 0 }: PanelMark): number[] => [at.y, polar(at, angle, length).y];

function isClearOf(marks: readonly PanelMark[], y: number): boolean {
  return marks.every((mark) => {
    const ys = ends(mark);
    return Math.max(...ys) < y - FROM_BUTTON || Math.min(...ys) > y + FROM_BUTTON;
  });
}

/** How low it may lie: above the line round the bust. */
function lowestFor({ internals }: Panel): number {
  const bust = internals.find(({ id, kind }) => kind === 'level' && id === 'bust');
  return bust ? startOf(bust.path).y + ABOVE_BUST : Number.NEGATIVE_INFINITY;
}

/**
 * Where it crosses the centre: lower under a deep neckline, as near below that as the bust line asks, and between two
 * buttons. Refuses a back that is too short for it.
 */
function heightAtCentre(back: Panel, wanted: number): number {
  const marks = back.marks.filter(({ kind }) => kind === 'button' || kind === 'buttonhole');
  const lowest = lowestFor(back);
  let y = Math.min(wanted, Math.max(footOf(back, BELOW), Math.min(lowest, footOf(back, LEAST_BELOW))));
  while (!isClearOf(marks, y)) y -= STEP;
  if (y < lowest - 1e-9)
    throw new AppError('incompatible-choices', { fields: ['back-shaping', 'neckline-back-depth'] });
  return y;
}

/** The outermost place of the back at a height, on its centre or on what laps beyond. */
function outermost(back: Panel, y: number): Point {
  const hits = back.edges.flatMap(({ path: own }) => intersectHorizontal(own, y).map(({ point }) => point));
  return hits.reduce((best, p) => (p.x < best.x ? p : best));
}

/**
 * The seam of a yoke across the back, from the armhole to the centre and over what laps there: level at a quarter of the
 * back's length below the `nape`. Where neckline, slit or buttons ask for more depth it is lower at the centre, and rises
 * to the armhole in one bend; where the sleeve is cut in one with it, it falls to the side (METHODS §4).
 */
export function yokeLine(back: Panel, nape: Point): Path {
  const wanted = nape.y - Math.max(DEPTH.least, DEPTH.share * nape.y);
  const y = heightAtCentre(back, wanted);
  return acrossFrom(yokeEnd(back, wanted), outermost(back, y));
}

/** Level at the centre, and in one bend to where it ends at the side. */
function acrossFrom(from: Point, end: Point): Path {
  const { y } = end;
  if (Math.abs(from.y - y) < 1e-6) return polyline(from, end);
  const centre = { x: Math.max(0, end.x), y };
  const turn = add(centre, { x: LEVEL_SHARE * (from.x - centre.x), y: 0 });
  const bend = cubicWithTangents(from, unit(sub(turn, from)), centre, { x: -1, y: 0 });
  return end.x < centre.x - 1e-6 ? path(bend, line(centre, end)) : path(bend);
}
