import { closestPlace } from '@/lib/geometry/closest';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { lengthAtPlace } from '@/lib/geometry/length';
import { polyline, reversePath, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { waistDartName } from '../blocks/bodice/hem-edges';
import { firstLeg, hasDart } from '../kernel/darts';
import { edgesOf } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelInternal, panel } from '../kernel/panel';
import { splitLine } from '../kernel/split';

/** The new edges of both panels; a seam takes the first for its side `b`, the second, walked back, for `a`. */
export const CENTRE_LINE = 'princess@centre';
export const SIDE_LINE = 'princess@side';

/** A princess seam drawn, upward: the edge of the centre panel and that of the side panel. */
interface SeamEdges {
  readonly centre: Path;
  readonly side: Path;
}

/** Where the outline is parted above: the last edge of the side panel comes before `side`, the centre goes on at `centre`. */
interface Parting {
  readonly side: number;
  readonly centre: number;
}

interface Parts {
  readonly centre: readonly PanelEdge[];
  readonly side: readonly PanelEdge[];
}

/** The lower edge parted where the seam meets it, unless a wedge does so already. */
export function readyBelow(half: Panel, hem: Point): Panel {
  if (hasDart(half, waistDartName(0))) return half;
  const own = edgesOf(half, 'hem').find(({ path }) => closestPlace(path, hem).distance < 1e-6);
  if (!own) throw new RangeError('The seam does not end on the lower edge');
  return splitLine(half, 'hem', own.from + lengthAtPlace(own.path, closestPlace(own.path, hem)));
}

function parted({ edges }: Panel, { centre, side }: SeamEdges, top: Parting): Parts {
  const wedge = edges.findIndex(({ line }) => line === firstLeg(waistDartName(0)));
  const from = startOf(centre);
  const meets = ({ line, path }: PanelEdge) => line === 'hem' && distance(startOf(path), from) < 1e-4;
  const hem = wedge >= 0 ? wedge : edges.findIndex(meets);
  const resume = wedge >= 0 ? wedge + 2 : hem;
  return {
    centre: [...edges.slice(0, hem), edge(CENTRE_LINE, centre), ...edges.slice(top.centre)],
    side: [...edges.slice(resume, top.side), edge(SIDE_LINE, reversePath(side))],
  };
}

/** The level lines of a half, as far as a panel has cloth. */
function levelsOn(half: Panel, edges: readonly PanelEdge[]): PanelInternal[] {
  const seen = new Set<string>();
  return half.internals.flatMap(({ id, kind, path }) => {
    const { y } = startOf(path);
    if (kind !== 'level' || seen.has(id) || !LEVELS.has(id)) return [];
    seen.add(id);
    const xs = edges.flatMap((own) => intersectHorizontal(own.path, y).map(({ point }) => point.x));
    if (xs.length < 2) return [];
    const ends = mapTuple([Math.min(...xs), Math.max(...xs)], (x) => ({ x, y }));
    return [{ id, kind, path: polyline(...ends) }];
  });
}

const LEVELS = new Set(['bust', 'waist', 'hip']);
/** What lies on the seam itself, as the bust point may, is the centre's. */
const SAME_REACH = 0.5;

function reach(p: Point, edges: readonly PanelEdge[]): number {
  return Math.min(...edges.map(({ path }) => closestPlace(path, p).distance));
}

/** A half in two panels along a seam that also takes in its waist shaping; the centre panel comes first (METHODS §4). */
export function panelled(half: Panel, seam: SeamEdges, top: Parting): [Panel, Panel] {
  const edges = parted(half, seam, top);
  const marks = Object.entries(half.landmarks);
  // Where a sleeve is grown on the underarm lies within the side panel, and may be nearest to the seam both have.
  const inCentre = ([name, at]: readonly [string, Point]) =>
    name !== 'underarm' && reach(at, edges.centre) <= reach(at, edges.side) + SAME_REACH;
  const made = (name: keyof Parts, cut: Panel['cut'], holds: (mark: readonly [string, Point]) => boolean) =>
    panel({
      id: `${half.id}-${name}`,
      family: half.family,
      part: half.part,
      cut,
      edges: edges[name],
      internals: levelsOn(half, edges[name]),
      landmarks: Object.fromEntries(marks.filter(holds)),
    });
  const pair = { count: 2, onFold: false, mirrored: true };
  return [made('centre', half.cut, inCentre), made('side', pair, (mark) => !inCentre(mark))];
}
