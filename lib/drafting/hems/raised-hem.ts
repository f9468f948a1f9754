import { distanceToPath } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { intersect } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths } from '@/lib/geometry/path';
import { add, lerp, rotate, scale, turnDegrees, unit } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { lineLength } from '../kernel/lines';
import { assertLoop, type Panel, type PanelInternal, type PanelLine } from '../kernel/panel';
import type { HemLift, Lift } from '../kernel/plan';
import { fromHem } from './lower-edge';

/** The stretch of the half's hem that a panel has, as shares of it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Length of the whole hem of the half, cm. */
  readonly whole: number;
}

const STATIONS = 8;
const ORIGIN: Point = { x: 0, y: 0 };

interface Upright {
  readonly trimmed: Path;
  /** Unit direction in which the hem climbs it. */
  readonly up: Point;
  /** By how much it leans differently where the hem comes to meet it, degrees. */
  readonly turn: number;
}

function trimmedStart(path: Path, by: number): Upright {
  const [up, there] = [tangentAtLength(path, 0), tangentAtLength(path, by)];
  return { trimmed: subPath(path, by, pathLength(path)), up, turn: turnDegrees(up, there) };
}

function trimmedEnd(path: Path, by: number): Upright {
  const whole = pathLength(path);
  const [down, there] = [tangentAtLength(path, whole), tangentAtLength(path, whole - by)];
  return { trimmed: subPath(path, 0, whole - by), up: scale(down, -1), turn: turnDegrees(down, there) };
}

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

/** The panel with its hem lifted, the edges beside it cut shorter by as much; a hem that darts part stays as it is. */
export function raisedHem(panel: Panel, stretch: Stretch, lift: Lift): Raised {
  const found = fromHem(panel);
  if (!found) return { panel, trims: [] };
  const { hem, rest } = found;
  const [right, left, between] = [firstOf(rest), lastOf(rest), rest.slice(1, -1)];
  const [atLeft, atRight] = [lift.at(stretch.from), lift.at(stretch.to)];
  const up = { left: trimmedEnd(left.path, atLeft), right: trimmedStart(right.path, atRight) };
  const level = joinPaths(...hem.map((edge) => edge.path));
  const path = liftedHem(level, up.left, up.right, stretch, lift);
  const edges = [
    { ...firstOf(hem), path },
    { ...right, path: up.right.trimmed, from: right.from + atRight },
    ...between,
    { ...left, path: up.left.trimmed },
  ];
  assertLoop(panel.id, edges);
  const { family } = panel;
  return {
    panel: { ...panel, edges, internals: cutTo(panel.internals, level, path) },
    trims: [
      { family, line: right.line, reversed: false, by: atRight },
      { family, line: left.line, reversed: true, by: atLeft },
    ],
  };
}

/** A half as the block drew it, its hem lifted like that of the garment's panels; `beyondCentre`: where those begin, cm. */
export function followLift(half: Panel, lift: HemLift, beyondCentre: number): Panel {
  const { whole } = lift;
  const [from, to] = [beyondCentre / whole, (beyondCentre + lineLength(half, 'hem')) / whole];
  return raisedHem(half, { from, to, whole }, lift).panel;
}
