import { flatten } from '@/lib/geometry/flatten';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance, polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { GarmentContext } from '../garments/addition';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { bottomOver, SHALLOWEST } from './room';

/** Its middle lies this share of the way round from the centre to the side (H), or as much nearer the middle as it needs. */
const MIDDLES = [0.58, 0.54, 0.5];

/** Half of a part of a circle: its centre, the radius of its upper edge, and how many degrees it goes round. */
interface Sector {
  readonly centre: Point;
  /** Height of its upper edge where it hangs straight down. */
  readonly top: number;
  readonly radius: number;
  readonly degrees: number;
}

/** A place on a sector, level as it is worn: square to the radius through its middle. */
export interface Level {
  /** Its height as worn, above the waist. */
  readonly mouth: number;
  /** The middle of the mouth, and how far it is turned from the level of the pattern, degrees. */
  readonly middle: Point;
  readonly degrees: number;
  readonly width: number;
  readonly room: number;
}

/** The sector of which a panel's upper edge is the arc; nothing where that is none. */
function sectorOf(host: Panel): Sector | undefined {
  const ends = edgesOf(host, 'waist').flatMap(({ path }) => [startOf(path), endOf(path)]);
  const [inner] = ends.toSorted((a, b) => a.x - b.x);
  const outer = ends.toSorted((a, b) => b.x - a.x)[0];
  if (!inner || !outer || outer.y - inner.y < 1) return undefined;
  const radius = (outer.x ** 2 + (outer.y - inner.y) ** 2) / (2 * (outer.y - inner.y));
  const centre = { x: inner.x, y: inner.y + radius };
  return { centre, top: inner.y, radius, degrees: turnAt(centre, outer) };
}

/** Degrees from straight down to a point, seen from a centre. */
const turnAt = (centre: Point, p: Point): number =>
  (Math.atan2(p.x - centre.x, centre.y - p.y) * 180) / Math.PI;

/** The widest mouth whose ends stay clear of the centre and of the side. */
function widest(
  { degrees }: Sector,
  at: number,
  far: number,
  clear: { centre: number; side: number },
): number {
  const to = (turn: number, off: number) => {
    const { x, y } = polar({ x: 0, y: 0 }, turn, 1);
    return (2 * (far * y - off)) / x;
  };
  return Math.min(to(at, clear.centre), to(degrees - at, clear.side));
}

/** How far below its upper edge a panel ends at least between two directions. */
function depthBetween(host: Panel, { centre, radius }: Sector, from: number, to: number): number {
  const hem = edgesOf(host, 'hem').flatMap(({ path }) => flatten(path, 0.05));
  const under = hem.filter((p) => turnAt(centre, p) >= from && turnAt(centre, p) <= to);
  return Math.min(...under.map((p) => distance(p, centre))) - radius;
}

interface Asked {
  readonly width: number;
  readonly least: number;
  readonly clear: { readonly centre: number; readonly side: number };
  /** Height of the mouth above the waist, at most; and how far it stays below the seam. */
  readonly mouth: number;
  readonly below: number;
}

/** Where on a part of a circle a mouth hangs level, its corners clear of seams (H); nothing where it finds no place. */
export function levelOn(host: Panel, context: GarmentContext, asked: Asked): Level | undefined {
  const sector = sectorOf(host);
  if (!sector) return undefined;
  const mouth = Math.min(asked.mouth, sector.top - asked.below);
  const far = sector.radius + sector.top - mouth;
  for (const share of MIDDLES) {
    const degrees = share * sector.degrees;
    const width = Math.min(asked.width, widest(sector, degrees, far, asked.clear));
    if (width < asked.least) continue;
    const half = (Math.atan2(width / 2, far) * 180) / Math.PI;
    const hem = sector.top - depthBetween(host, sector, degrees - half, degrees + half);
    const room = mouth - bottomOver(hem, context, mouth);
    if (room < SHALLOWEST - 1e-9) continue;
    return { mouth, middle: polar(sector.centre, degrees - 90, far), degrees, width, room };
  }
  return undefined;
}

/** A point `across` from the inner end of a level mouth and `down` from it. */
export function onLevel({ middle, degrees, width }: Level, across: number, down: number): Point {
  const along = polar(middle, degrees, across - width / 2);
  return polar(along, degrees - 90, down);
}
