import type { BodyModel, Mode, PointName } from './model';
import { coordinate, X, Y, Z } from './place';
import { bowed } from './posture';

/** Heights between which a correction swells and dies away: each is whole at its own and nothing at those beside it. */
const LADDER: readonly PointName[] = ['hip', 'waist', 'bustPoint', 'nape'];
/** Below the hip and above the nape it dies away over this much, cm. */
const BEYOND = { hip: 30, nape: 8 };
/** The arm goes with the height at which it hangs: this far below the tip of the shoulder, cm. */
const ARM_HANGS = 4;

/**
 * Small smooth corrections no target offers, as further modes: the heights of the landmarks moved, cm, girths widened
 * about the middle of the body, percent, and the crown raised, which is seen no more.
 */
export function correctionsOf(model: BodyModel): Mode[] {
  const heights = LADDER.map((point) => coordinate(model.base, model.tapes.points[point], Y));
  const shares = (rung: number) => (y: number) => swell(y, [BEYOND.hip, ...heights, BEYOND.nape], rung);
  return [
    ...LADDER.map((point, rung) => ({ name: `lift:${point}`, delta: lifted(model, shares(rung), rung) })),
    ...LADDER.map((point, rung) => ({ name: `widen:${point}`, delta: widened(model, shares(rung)) })),
    { name: 'stoop', delta: bowed(model) },
    { name: 'crown', delta: raisedCrown(model) },
  ];
}

/** 1 at its own height, 0 at those beside it; the first and the last of the list say how far the ends reach. */
function swell(y: number, ladder: readonly number[], rung: number): number {
  const own = ladder[rung + 1] as number;
  const isLast = rung === ladder.length - 3;
  const below = rung === 0 ? own - (ladder[0] as number) : (ladder[rung] as number);
  const above = isLast ? own + (ladder.at(-1) as number) : (ladder[rung + 2] as number);
  const away = y < own ? (own - y) / (own - below) : (y - own) / (above - own);
  return away >= 1 ? 0 : ease(1 - away);
}

const ease = (t: number) => t * t * (3 - 2 * t);

function armHeight({ base, tapes }: BodyModel): number {
  return coordinate(base, tapes.points.shoulderTip, Y) - ARM_HANGS;
}

/** The topmost lift carries all above it along. */
function lifted(model: BodyModel, share: (y: number) => number, rung: number): Float64Array {
  const isTop = rung === LADDER.length - 1;
  const top = coordinate(model.base, model.tapes.points.nape, Y);
  const at = (y: number) => (isTop && y > top ? 1 : share(y));
  const ofArm = at(armHeight(model));
  return eachVertex(model, (_, y, __, arm) => [0, (1 - arm) * at(y) + arm * ofArm, 0]);
}

/** By one percent, about the axis of the trunk; the arms are pushed aside by as much as the shoulder is. */
function widened(model: BodyModel, share: (y: number) => number): Float64Array {
  const aside = share(armHeight(model)) * coordinate(model.base, model.tapes.points.shoulderTip, X);
  const middle =
    (coordinate(model.base, model.tapes.points.nape, Z) +
      coordinate(model.base, model.tapes.points.neckPit, Z)) /
    2;
  return eachVertex(model, (x, y, z, arm) => {
    const own = (1 - arm) * share(y);
    return [(own * x + arm * aside) / 100, 0, (own * (z - middle)) / 100];
  });
}

function eachVertex(
  { base, arm }: BodyModel,
  move: (x: number, y: number, z: number, arm: number) => readonly [number, number, number],
): Float64Array {
  const delta = new Float64Array(base.length);
  arm.forEach((share, v) => {
    delta.set(
      move(base[v * 3] as number, base[v * 3 + 1] as number, base[v * 3 + 2] as number, share),
      v * 3,
    );
  });
  return delta;
}

function raisedCrown({ base, tapes }: BodyModel): Float64Array {
  const delta = new Float64Array(base.length);
  delta[tapes.points.crown[0] * 3 + Y] = 1;
  return delta;
}
