import { distanceToPath } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, splitAtLength } from '@/lib/geometry/length';
import { endOf, polyline, rotatePath, startOf, withStart } from '@/lib/geometry/path';
import { distance, rotate } from '@/lib/geometry/point';
import { containsPoint, distanceToPolygon } from '@/lib/geometry/polygon';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point, Polygon } from '@/lib/geometry/types';
import type { Panel, PanelEdge, PanelInternal } from './panel';

/** The cloth between two cuts from a pivot to the outline, that turns when a dart is moved. */
export interface Sector {
  readonly pivot: Point;
  readonly outline: Polygon;
  /** Outline of the piece on either side of the cuts: what lies off the cloth goes with the nearer one. */
  readonly turning?: readonly Path[];
  readonly staying?: readonly Path[];
  /** Whether the shoulder seam turns; nothing when there is none, or when it is parted. */
  readonly turnsShoulder?: boolean;
}

export function sectorOf(pivot: Point, chain: readonly PanelEdge[], rest: readonly PanelEdge[]): Sector {
  const points = chain.flatMap(({ path }) => flatten(path, 0.01));
  const paths = (edges: readonly PanelEdge[]) => edges.map(({ path }) => path);
  const turns = hasShoulder(chain);
  return {
    pivot,
    outline: [pivot, ...points],
    turning: paths(chain),
    staying: paths(rest),
    ...(turns !== hasShoulder(rest) ? { turnsShoulder: turns } : {}),
  };
}

function hasShoulder(edges: readonly PanelEdge[]): boolean {
  return edges.some(({ line }) => line === 'shoulder');
}

/** Both ends of the shoulder on the body lie off the cloth where style cut it away: they keep to the seam. */
const OF_SHOULDER = new Set(['sideNeckPoint', 'shoulderTip']);

/** Whether a place of the body turns with the shoulder seam or stays with it; nothing of other places. */
export const withShoulder = ({ turnsShoulder }: Sector, name: string): boolean | undefined =>
  OF_SHOULDER.has(name) ? turnsShoulder : undefined;

function inSector({ outline }: Sector, p: Point): boolean {
  return containsPoint(outline, p) || distanceToPolygon(p, outline) < 1e-4;
}

/** Places of the body may lie off the cloth, where style cut it away, or on its very edge. */
function goesWith(sector: Sector, p: Point): boolean {
  const { pivot, turning = [], staying = [] } = sector;
  if (distance(p, pivot) < 1e-6) return false;
  const away = (paths: readonly Path[]) => Math.min(...paths.map((path) => distanceToPath(p, path)));
  const [near, far] = [away(turning), away(staying)];
  if (Math.min(near, far) > ON_EDGE && inSector(sector, p)) return true;
  return staying.length > 0 && near < far && !isInside(sector, p);
}

// A point this near to the outline counts as being on it.
const ON_EDGE = 0.05;

function isInside({ outline, staying = [] }: Sector, p: Point): boolean {
  const rest = staying.flatMap((path) => flatten(path, 0.01).slice(1));
  return (
    containsPoint([...outline.slice(1), ...rest], p) &&
    distanceToPolygon(p, [...outline.slice(1), ...rest]) > ON_EDGE
  );
}

type Contents = Pick<Panel, 'internals' | 'marks' | 'landmarks' | 'darts'>;

/** Everything drawn on the cloth of the sector, turned with it; lines that cross its cuts are parted there. */
export function turnContents<T extends Contents>(panel: T, sector: Sector, degrees: number): T {
  const turn = (p: Point) => (goesWith(sector, p) ? rotate(p, sector.pivot, degrees) : p);
  const named = (points: Readonly<Record<string, Point>>) =>
    Object.fromEntries(
      Object.entries(points).map(([name, p]) => {
        const known = withShoulder(sector, name);
        const turned = known === undefined ? turn(p) : known ? rotate(p, sector.pivot, degrees) : p;
        return [name, turned];
      }),
    );
  return {
    ...panel,
    internals: numbered(panel.internals.flatMap((internal) => turnInternal(internal, sector, degrees))),
    marks: panel.marks.map((mark) => ({ ...mark, at: turn(mark.at) })),
    landmarks: named(panel.landmarks),
    darts: named(panel.darts),
  };
}

function turnInternal(internal: PanelInternal, sector: Sector, degrees: number): PanelInternal[] {
  return partedBy(internal.path, sector).map((path) => ({
    ...internal,
    path: liesInSector(sector, path) ? rotatePath(path, sector.pivot, degrees) : path,
  }));
}

const SHARES = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9];

/** Whether a line that crosses neither cut lies in the sector: its middle may be the mouth of a dart, where no cloth is. */
function liesInSector(sector: Sector, path: Path): boolean {
  const total = pathLength(path);
  const at = (share: number) => pointAtLength(path, share * total);
  const onCloth = (p: Point) =>
    containsPoint(sector.outline, p) && distanceToPolygon(p, sector.outline) > ON_EDGE;
  return inSector(sector, at(0.5)) || SHARES.some((share) => onCloth(at(share)));
}

/** Parts of one level that lie end to end are one again; the others are numbered after the first. */
function numbered(internals: readonly PanelInternal[]): PanelInternal[] {
  const levels = new Map<string, Path[]>();
  const others: PanelInternal[] = [];
  for (const internal of internals) {
    const name = internal.id.replace(/-\d+$/, '');
    if (internal.kind === 'level') levels.set(name, [...(levels.get(name) ?? []), internal.path]);
    else others.push(internal);
  }
  const parts = [...levels].flatMap(([name, paths]) =>
    rejoined(paths).map((path, i) => ({
      id: i === 0 ? name : `${name}-${i + 1}`,
      kind: 'level' as const,
      path,
    })),
  );
  return [...parts, ...others];
}

/** Both straight sides of the sector, from the pivot outwards. */
function cutsOf({ pivot, outline }: Sector): Path[] {
  const far = [item(outline, 1), item(outline, outline.length - 1)];
  return far.filter((p) => distance(p, pivot) > 1e-6).map((p) => polyline(pivot, p));
}

function partedBy(path: Path, sector: Sector): Path[] {
  const total = pathLength(path);
  const places = cutsOf(sector)
    .flatMap((cut) => intersect(path, cut).map(({ lengthA }) => lengthA))
    .filter((at) => at > 1e-4 && at < total - 1e-4)
    .sort((a, b) => a - b);
  const parts: Path[] = [];
  let rest = path;
  let before = 0;
  for (const at of places) {
    if (at - before < 1e-4) continue;
    const [first, second] = splitAtLength(rest, at - before);
    parts.push(first);
    rest = second;
    before = at;
  }
  return [...parts, rest];
}

function rejoined(parts: readonly Path[]): Path[] {
  const paths: Path[] = [];
  for (const part of parts) {
    const last = paths.at(-1);
    if (!last || distance(endOf(last), startOf(part)) > 1e-5) paths.push(part);
    else paths.splice(-1, 1, [...last, ...withStart(part, endOf(last))]);
  }
  return paths;
}
