import { crosses } from '@/lib/drafting/openings/way-in';
import type { Item } from '@/lib/drawing/types';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersect, intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import {
  endOf,
  joinPaths,
  mirrorPathX,
  path,
  polyline,
  reversePath,
  startOf,
  transformPath,
  withEnd,
} from '@/lib/geometry/path';
import { add, angleOf, distance, dot, lerp, perp, polar, scale, sub, unit } from '@/lib/geometry/point';
import { cubic, line as segment } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { linesInside } from '@/lib/pattern/find';
import { halfOf } from '@/lib/pattern/halves';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { line, shape } from '../ink';
import { hasLapel, lapelTurned, sewnNeckline, sideNeckOf } from '../worn/lapel';
import { extensionEdgeOf } from '../worn/lapped';
import { lengthOn } from '../worn/line-length';
import type { Worn } from '../worn/types';
import { bandTop, farBand, rolledSide } from './band';
import { edging, edgingDepth } from './edging';
import { laidEdge } from './laid';
import { collarPiece } from './measures';
import { turnedLeaf } from './shirt';
import type { WornCollar } from './worn-collar';

/** What the fall has over the stand, and the angle between lapel and collar end. */
const COVER = 1.5;
const NOTCH = 75;
const ORIGIN = { x: 0, y: 0 };

const standOf = ({ draft }: Worn): number =>
  (lengthOn(collarPiece(draft, 'collar-under'), 'centre') - COVER) / 2;

/** Drawn from the centre outward, also where it is cut for one side alone. */
function frontOf({ draft }: Worn): Piece {
  const found = draft.pieces.find((piece) => piece.part === 'front' && hasLapel(piece));
  if (!found) throw new RangeError('No front has a lapel');
  return halfOf(found, 'right');
}

function linesOf({ edges }: Piece, name: string): Path {
  return joinPaths(...edges.filter((edge) => edge.line === name).map(pathOf));
}

/** Where a lapel folds over. Refuses a front without one. */
function rollOf(front: Piece): Path {
  const [roll] = linesInside(front, 'roll-line');
  if (!roll) throw new RangeError('A front with a lapel has no roll line');
  return pathOf(roll);
}

/** Turns what is drawn on the flat front over the roll line, and lays it along the fold from `foot` to the shoulder. */
function turnedOver(worn: Worn, piece: Piece, foot: Point): (of: Path) => Path {
  const roll = rollOf(piece);
  const origin = startOf(roll);
  const along = unit(sub(endOf(roll), origin));
  const out = perp(along);
  const head = startOf(worn.near.lines.neckline);
  const wornAlong = unit(sub(head, foot));
  const wornOut = scale(perp(wornAlong), -1);
  const neck = sideNeckOf(worn.draft, piece);
  const stretch = distance(head, foot) / dot(sub(neck, origin), along);
  const lay = (p: Point): Point => {
    const v = sub(p, origin);
    return add(foot, add(scale(wornAlong, stretch * dot(v, along)), scale(wornOut, dot(v, out))));
  };
  return (of) => transformPath(of, lay);
}

/** The collar's end on the flat front, square enough to the lapel to leave the notch open. */
function collarEnd(edge: Path, length: number): Path {
  const [first] = edge;
  const heading = angleOf(sub(first.b, first.a));
  return polyline(first.a, polar(first.a, heading - NOTCH, length));
}

interface Turned {
  /** From the collar's end over the point of the lapel to the break. */
  readonly lapel: Path;
  /** From the roll line out to the collar's end. */
  readonly gorge: Path;
  /** From the collar's end to the shoulder. */
  readonly collar: Path;
}

function turned(worn: Worn, foot: Point): Turned {
  const piece = frontOf(worn);
  const lay = turnedOver(worn, piece, foot);
  const edge = linesOf(piece, 'lapel');
  const roll = rollOf(piece);
  const gorge = sewnNeckline(piece);
  const [hit] = intersect(gorge, roll);
  const end = lengthOn(collarPiece(worn.draft, 'collar-under'), 'end');
  const lapel = lay(edge);
  const over = startOf(laidEdge(worn.near, COVER + 0.6));
  const corner = startOf(lapel);
  const tip = end > 0 ? endOf(lay(collarEnd(edge, end))) : corner;
  const arriving = { x: -0.25, y: 1 };
  const leaving = end > 0 ? polar(ORIGIN, angleOf(sub(over, tip)) - 10, 1) : sub(ORIGIN, startTangent(lapel));
  const outer = cubicWithTangents(tip, leaving, over, arriving, 0.35, 0.3);
  return {
    lapel,
    gorge: lay(hit ? subPath(gorge, hit.lengthA, pathLength(gorge)) : gorge),
    collar: end > 0 ? path(segment(corner, tip), outer) : path(outer),
  };
}

function startTangent(of: Path): Point {
  const [first] = of;
  return unit(sub(first.kind === 'cubic' ? first.c1 : first.b, first.a));
}

/** Where the lapel of the upper half breaks: on its lapped edge, beyond the centre. */
function lappedBreak(worn: Worn): Point {
  const centre = endOf(worn.near.lines.neckline);
  const beyond = extensionEdgeOf(lapelTurned(worn.draft, frontOf(worn)));
  if (!beyond || crosses(worn.draft.choices)) return centre;
  const own = pathOf(beyond);
  return add(centre, sub(endOf(own), startOf(own)));
}

/** The lapel down to its break; of the lower half as much as the upper one leaves to be seen. */
function lapelSeen(lapel: Path, foot: Point, centre: Point, lower: boolean): Path {
  const [hit] = lower ? intersectVertical(lapel, centre.x) : [];
  if (!hit) return withEnd(lapel, lower ? centre : foot);
  const seen = subPath(lapel, 0, hit.length);
  return joinPaths(seen, polyline(endOf(seen), centre));
}

/** The roll of a lapel: straight along the neck, with a soft belly before it breaks. */
const BELLY = 0.035;

function rollLine(top: Point, foot: Point): Path {
  const along = sub(foot, top);
  const out = scale(perp(along), top.x > foot.x ? -BELLY : BELLY);
  return [cubic(top, add(top, scale(along, 0.45)), add(lerp(top, foot, 0.78), out), foot)];
}

/** Lapel and collar of one half, turned over on to the front. */
function leafOf(worn: Worn, seam: boolean, lower: boolean): Item[] {
  const centre = endOf(worn.near.lines.neckline);
  const foot = lappedBreak(worn);
  const { lapel, gorge, collar } = turned(worn, foot);
  const top = startOf(bandTop(worn.near, standOf(worn)));
  const seen = lapelSeen(lapel, foot, centre, lower);
  const outline = joinPaths(
    reversePath(seen),
    collar,
    rolledSide(endOf(collar), top),
    rollLine(top, endOf(seen)),
  );
  const id = 'front/collar';
  const side = lower ? (of: Path) => of : mirrorPathX;
  return [
    ...edging(collar, edgingDepth(worn.draft), true, side, id),
    shape(side(outline), 'shell', id),
    line(side(outline), 'outline', id),
    ...(seam ? [line(side(gorge), 'seam', id)] : []),
  ];
}

/** Both lapels; the right one lies over the left and breaks on its own edge. */
function frontLeaves(worn: Worn, seam: boolean): Item[] {
  return [...leafOf(worn, seam, true), ...leafOf(worn, seam, false)];
}

function lapelled(seam: boolean): WornCollar {
  return {
    far: (worn) => farBand(worn, standOf(worn)),
    near: (worn) => {
      const stand = standOf(worn);
      if (worn.view === 'front') return frontLeaves(worn, seam);
      return turnedLeaf(worn, { stand, fall: stand + COVER, point: 0 }, edgingDepth(worn.draft));
    },
  };
}

/** A lapel and a collar that meet in a notch. */
export const NOTCHED = lapelled(true);

/** A lapel that runs on into the collar. */
export const SHAWL = lapelled(false);
