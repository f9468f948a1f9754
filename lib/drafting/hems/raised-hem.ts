import { distanceToPath } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths } from '@/lib/geometry/path';
import { add, lerp, rotate, scale, unit } from '@/lib/geometry/point';
import { cyclic, firstOf, item, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { lineLength } from '../kernel/lines';
import { assertLoop, type Panel, type PanelEdge, type PanelInternal, type PanelLine } from '../kernel/panel';
import type { HemLift, Lift } from '../kernel/plan';
import { shortened, type Upright, uprightAfter, uprightBefore } from './upright';

/** The stretch of the half's hem that a panel has, as shares of it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Length of the whole hem of the half, cm. */
  readonly whole: number;
}

const STATIONS = 8;
const ORIGIN: Point = { x: 0, y: 0 };

function liftedHem(hem: Path, left: Upright, right: Upright, { from, to, whole }: Stretch, lift: Lift): Path {
  const length = pathLength(hem);
  const upAt = (t: number) => unit(lerp(left.up, right.up, t));
  const share = (t: number) => from + (to - from) * t;
  const at = (t: number) => add(pointAtLength(hem, t * length), scale(upAt(t), lift.at(share(t))));
  const heading = (t: number) =>
    add(tangentAtLength(hem, t * length), scale(upAt(t), lift.slope(share(t)) / whole));
  const turned = (t: number, degrees: number) => unit(rotate(heading(t), ORIGIN, degrees));
  const inner = Array.from({ length: STATIONS - 1 }, (_, i) => at((i + 1) / STATIONS));
  const start = lastOf(left.trimmed).b;
  const end = firstOf(right.trimmed).a;
  return smoothThrough([start, ...inner, end], {
    startDir: turned(0, left.turn),
    endDir: turned(1, right.turn),
  });
}

/** By how much a line was cut shorter where it meets the hem; walked that way it begins there. */
export interface Trim {
  readonly family: string;
  readonly line: PanelLine;
  readonly reversed: boolean;
  readonly by: number;
}

export interface Raised {
  readonly panel: Panel;
  readonly trims: readonly Trim[];
}

/** An end this near to the hem lies on it. */
const ON_HEM = 0.01;

/** Lines drawn down to the hem, as the centre under a lap is, end at the lifted one. */
function cutTo(internals: readonly PanelInternal[], level: Path, lifted: Path): PanelInternal[] {
  return internals.map((own) => {
    if (distanceToPath(endOf(own.path), level) > ON_HEM) return own;
    const [hit] = intersect(own.path, lifted);
    return hit ? { ...own, path: subPath(own.path, 0, hit.lengthA) } : own;
  });
}

/** One run of the hem, and the edges it lies between. */
interface Run {
  readonly left: PanelEdge;
  readonly hem: readonly PanelEdge[];
  readonly right: PanelEdge;
}

/** The runs of the hem from the centre to the side: darts that open in it part them. */
function runsOf({ edges }: Panel): Run[] {
  const isHem = ({ line }: PanelEdge) => line === 'hem';
  const starts = edges.flatMap((own, i) => (isHem(own) && !isHem(cyclic(edges, i - 1)) ? [i] : []));
  const runs = starts.map((start) => {
    const loop = [...edges.slice(start), ...edges.slice(0, start)];
    const count = loop.findIndex((own) => !isHem(own));
    return { left: lastOf(loop), hem: loop.slice(0, count), right: item(loop, count) };
  });
  return runs.sort((a, b) => firstOf(a.hem).from - firstOf(b.hem).from);
}

/** A run lifted: its one path, and the edges beside it cut to that. */
function raisedRun(panel: Panel, { left, hem, right }: Run, stretch: Stretch, lift: Lift): Raised {
  const [atLeft, atRight] = [lift.at(stretch.from), lift.at(stretch.to)];
  const up = { left: uprightBefore(panel, left, atLeft), right: uprightAfter(panel, right, atRight) };
  const level = joinPaths(...hem.map(({ path }) => path));
  const path = liftedHem(level, up.left, up.right, stretch, lift);
  const cut = new Map<PanelEdge, PanelEdge[]>([
    ...hem.map((own, i) => [own, i === 0 ? [{ ...own, path }] : []] as const),
    [right, [{ ...right, path: up.right.trimmed, from: right.from + shortened(right.path, up.right) }]],
    [left, [{ ...left, path: up.left.trimmed }]],
  ]);
  const { family, internals } = panel;
  return {
    panel: {
      ...panel,
      edges: panel.edges.flatMap((own) => cut.get(own) ?? [own]),
      internals: cutTo(internals, level, path),
    },
    trims: [
      { family, line: right.line, reversed: false, by: shortened(right.path, up.right) },
      { family, line: left.line, reversed: true, by: shortened(left.path, up.left) },
    ],
  };
}

/** The panel with its hem lifted, the edges beside it cut shorter by as much; the darts in it are closed while it is drawn. */
export function raisedHem(panel: Panel, { from, to, whole }: Stretch, lift: Lift): Raised {
  const length = lineLength(panel, 'hem');
  const share = (along: number) => from + ((to - from) * along) / length;
  let raised: Raised = { panel, trims: [] };
  for (let i = 0, along = 0; i < runsOf(panel).length; i++) {
    const run = item(runsOf(raised.panel), i);
    const end = along + run.hem.reduce((sum, { path }) => sum + pathLength(path), 0);
    const next = raisedRun(raised.panel, run, { from: share(along), to: share(end), whole }, lift);
    raised = { panel: next.panel, trims: [...raised.trims, ...next.trims] };
    along = end;
  }
  assertLoop(panel.id, raised.panel.edges);
  return raised;
}

/** A half as the block drew it, its hem lifted like that of the garment's panels; `beyondCentre`: where those begin, cm. */
export function followLift(half: Panel, lift: HemLift, beyondCentre: number): Panel {
  const { whole } = lift;
  const [from, to] = [beyondCentre / whole, (beyondCentre + lineLength(half, 'hem')) / whole];
  return raisedHem(half, { from, to, whole }, lift).panel;
}
