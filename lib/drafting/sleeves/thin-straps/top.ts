import { closestPlace } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, startDirection, startOf, transformPath } from '@/lib/geometry/path';
import { add, cross, midpoint, scale, sub } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf, linePath } from '../../kernel/lines';
import { edge, type Panel, type PanelEdge } from '../../kernel/panel';
import { replaceRun } from '../../kernel/replace';

/** Width of the top that a thin strap is sewn to, cm: the strap, and what its seam needs on either side (P). */
export const TOP_WIDTH = 2;
/** The top lies so far up the neckline from its lowest place: a share of that height in which the neckline keeps its look. */
const UP_NECKLINE = 0.4;
/** Cloth kept above the bust point (METHODS §4: a front without shoulders ends 6 to 8 above), and over the underarm. */
const ABOVE = { bust: 8, underarm: 5 };
/** Part of the strap on either side of the shoulder at least, cm. */
const LEAST = 1.5;
/** So much higher at a time, cm, where armhole and neckline would come too near to one another. */
const STEP = 0.5;

/** How wide a top is, how far up its neckline it lies, and how its other edge runs up to it where that is drawn anew. */
interface TopStyle {
  readonly width: number;
  readonly upNeckline: number;
  edge?(underarm: Point, along: Point, corner: Point): Path;
}

const OF_SHOULDER: TopStyle = { width: TOP_WIDTH, upNeckline: UP_NECKLINE };

interface Topped {
  readonly panel: Panel;
  /** From the top up to the shoulder: so much of the strap lies on this side of it, cm. */
  readonly strap: number;
}

interface Ends {
  readonly neck: Point;
  readonly centre: Point;
  readonly underarm: Point;
}

/** The lowest that the top may lie: below it the neckline goes on to the centre, and the armhole to the side. */
function lowestTop(
  { landmarks: { bustPoint } }: Panel,
  { neck, centre, underarm }: Ends,
  { upNeckline }: TopStyle,
): number {
  return Math.max(
    underarm.y + ABOVE.underarm,
    bustPoint ? bustPoint.y + ABOVE.bust : underarm.y,
    centre.y + upNeckline * (neck.y - centre.y),
  );
}

type Map = (p: Point) => Point;

/** Moves one end of an edge and leaves the other, with the direction the edge has there, as it is. */
function pressed(fixed: Point, along: Point, from: Point, to: Point): Map {
  const [was, is] = [sub(from, fixed), sub(to, fixed)];
  const whole = cross(along, was);
  return (p) => {
    const own = sub(p, fixed);
    const share = cross(along, own) / whole;
    return add(add(fixed, sub(own, scale(was, share))), scale(is, share));
  };
}

/** Places along the line are counted anew. */
function moved(edges: readonly PanelEdge[], map: Map): PanelEdge[] {
  let from = 0;
  return edges.map((own) => {
    const path = transformPath(own.path, map);
    const placed = { ...own, path, from };
    from += pathLength(path);
    return placed;
  });
}

/** A half with its top at a level. */
function toppedAt(panel: Panel, level: number, { width, edge: drawn }: TopStyle): Panel {
  const shoulder = linePath(panel, 'shoulder');
  const [armhole, neckline] = [edgesOf(panel, 'armhole'), edgesOf(panel, 'neckline')];
  const [tip, neck] = [startOf(shoulder), endOf(shoulder)];
  const [underarm, centre] = [startOf(firstOf(armhole).path), endOf(lastOf(neckline).path)];
  const { x } = midpoint(tip, neck);
  const [outer, inner] = [
    { x: x + width / 2, y: level },
    { x: x - width / 2, y: level },
  ];
  const along = startDirection(firstOf(armhole).path);
  const { kind } = firstOf(armhole);
  const beneath = drawn
    ? [edge('armhole', drawn(underarm, along, outer), { kind })]
    : moved(armhole, pressed(underarm, along, tip, outer));
  const beside = pressed(centre, { x: 1, y: 0 }, neck, inner);
  return replaceRun(panel, 'armhole', 'neckline', [
    ...beneath,
    edge('shoulder', polyline(outer, inner), { kind: 'enclosed' }),
    ...moved(neckline, beside),
  ]);
}

/** Whether neckline and armhole keep as much cloth between them as the top is wide. */
function isWhole(panel: Panel, width: number): boolean {
  const [armhole, neckline] = [linePath(panel, 'armhole'), linePath(panel, 'neckline')];
  return flatten(armhole, 0.1).every((p) => closestPlace(neckline, p).distance > width - 0.1);
}

/**
 * A half of the bodice that ends where a thin strap begins: the top is level, under the middle of the strap it stands
 * for, and neckline and armhole are pressed down to it as they run.
 */
export function withTop(panel: Panel, style = OF_SHOULDER): Topped {
  const shoulder = linePath(panel, 'shoulder');
  const neck = endOf(shoulder);
  const highest = neck.y - LEAST;
  const ends = {
    neck,
    centre: endOf(linePath(panel, 'neckline')),
    underarm: startOf(linePath(panel, 'armhole')),
  };
  let level = Math.min(lowestTop(panel, ends, style), highest);
  const { width } = style;
  while (level < highest && !isWhole(toppedAt(panel, level, style), width))
    level = Math.min(highest, level + STEP);
  return { panel: toppedAt(panel, level, style), strap: midpoint(startOf(shoulder), neck).y - level };
}
