import type { Point } from '@/lib/geometry/types';
import { edgesAlong } from '@/lib/pattern/find';
import { stretchAtHeight, widthAtHeight } from '@/lib/pattern/fisheye';
import { eachAxis, type Place, reachOf, unit, wayTo } from '@/lib/tryon/body/place';
import type { WornSheet } from '@/lib/tryon/cloth/cloth';
import type { Lay } from './dress';
import type { Figure } from './figure';

/** A sleeve begins as a tube about the arm, this much wider than it is cut, so that its seam stays open, cm. */
const GAP = 1;
/** Of half a sleeve no more lies beyond the overarm line than its rounding over the shoulder, cm. */
const BESIDE = 5;
/** No narrower than the wrist, cm. */
const LEAST_RADIUS = 3;

/**
 * Sleeves by their height below the crown and their width from the overarm line, forward positive: all pieces that go
 * round one arm lie on one tube.
 */
export function layOnArm(
  sheets: readonly WornSheet[],
  { arm, shoulderTip }: Figure,
): (sheet: WornSheet) => Lay {
  const sleeves = sheets.filter(({ sheet }) => sheet.mesh.piece.piece.part === 'sleeve').map(drawnSleeve);
  const crown = Math.max(...sleeves.map((own) => own.crown));
  const along = armFrame(arm, shoulderTip);
  return (sheet) => {
    const own = drawnSleeve(sheet);
    const onThere = isForOther(sheet) ? -1 : 1;
    const round = own.manner === 'whole' ? [own] : sleeves;
    const girthAt = (y: number) => round.reduce((sum, { points }) => sum + widthAtHeight(points, y), 0);
    const tubes = new Map<number, Tube>();
    const tubeAt = (y: number) => {
      const level = Math.round(y);
      const tube = tubes.get(level) ?? tubeOf(own, level, girthAt(level));
      tubes.set(level, tube);
      return tube;
    };
    return (x, y) => {
      const { radius, middle, turn, from } = tubeAt(y);
      const angle = from + (turn * (x - middle)) / radius;
      const { at, out, forward } = along(crown - y);
      const [c, s] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      const place = ([0, 1, 2] as const).map((i) => at[i] + c * out[i] + s * forward[i]);
      return [onThere * (place[0] as number), place[1] as number, place[2] as number];
    };
  };
}

/** A piece for one arm alone, drawn as it is seen on that, is not mirrored to come there. */
const isForOther = ({ sheet: { sides, mesh } }: WornSheet): boolean =>
  (mesh.piece.piece.cut.side ?? sides[0]) !== sides[0];

/** A piece of a sleeve as drawn: a whole tube, its upper or its under part, or one half from the overarm line on. */
interface DrawnSleeve {
  readonly manner: 'whole' | 'part' | 'under' | 'half';
  readonly points: readonly Point[];
  readonly crown: number;
  /** Halves of a raglan sleeve are both drawn to the same side of the overarm seam, but where they are for one arm alone. */
  readonly turn: 1 | -1;
}

function drawnSleeve({ sheet }: WornSheet): DrawnSleeve {
  const { piece } = sheet.mesh;
  const points = piece.edges.flatMap((edge) => edge.points);
  const drawn = piece.piece.landmarks.crown?.[1];
  const isHalf = edgesAlong(piece, 'overarm').length > 0;
  const isPart = edgesAlong(piece, 'fore').length > 0;
  const manner = isHalf ? 'half' : !isPart ? 'whole' : drawn === undefined ? 'under' : 'part';
  return {
    manner,
    points,
    crown: drawn ?? Math.max(...points.map(({ y }) => y)),
    turn: isHalf && (piece.face === 'front') !== points.some(({ x }) => x > BESIDE) ? -1 : 1,
  };
}

/** How a piece lies on the tube at one height: its angle from the overarm line, radians, at the middle of what is drawn. */
interface Tube {
  readonly radius: number;
  readonly middle: number;
  readonly turn: 1 | -1;
  readonly from: number;
}

function tubeOf({ manner, points, turn }: DrawnSleeve, level: number, girth: number): Tube {
  const radius = Math.max(LEAST_RADIUS, (girth + GAP) / (2 * Math.PI));
  // Two parts bend with the arm as they are drawn: the tube does not, and they face each other on it.
  const isPart = manner === 'part' || manner === 'under';
  const [low, high] = (isPart && stretchAtHeight(points, level)) || [0, 0];
  return { radius, middle: (low + high) / 2, turn, from: manner === 'under' ? Math.PI : 0 };
}

interface Slice {
  readonly at: Place;
  /** Unit directions square to the arm, away from the body and to the front. */
  readonly out: Place;
  readonly forward: Place;
  /** From the shoulder to the hand. */
  readonly down: Place;
}

export function armFrame(arm: readonly Place[], top: Place): (below: number) => Slice {
  const line = [[(arm[0] as Place)[0], top[1], (arm[0] as Place)[2]] as Place, ...arm.slice(1)];
  const overall = unit(wayTo(line.at(-1) as Place, line[0] as Place));
  const forward = unit(turned(cross([overall[1], -overall[0], 0], overall), -1));
  const out = unit(turned(cross(forward, overall), -1));
  const sign = out[0] < 0 ? -1 : 1;
  const ahead = forward[2] < 0 ? -1 : 1;
  return (below) => ({
    down: overall,
    at: pointAlong(line, below),
    out: turned(out, sign),
    forward: turned(forward, ahead),
  });
}

function pointAlong(line: readonly Place[], length: number): Place {
  let rest = length;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Place, line[i] as Place];
    const size = reachOf(wayTo(b, a));
    if (rest <= size || i === line.length - 1)
      return eachAxis((axis) => a[axis] + (b[axis] - a[axis]) * (rest / size));
    rest -= size;
  }
  return line[0] as Place;
}

const turned = (way: Place, sign: 1 | -1): Place => eachAxis((axis) => sign * way[axis]);
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
