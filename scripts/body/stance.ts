import type { Field, Figure, Triangle, Vector } from './figure';
import { mapFigure } from './figure';

/** The source holds its arms 43° from the plumb line and its feet 34 cm apart. A woman being dressed stands closer. */
const ARM_TURN = (22 * Math.PI) / 180;
const LEG_LEAN = 0.085;

/**
 * Along the upper arm from the middle of the shoulder, and away from its line, cm: where the arm turns whole, where not at
 * all. Nothing but an arm reaches so far aside. */
const WHOLE = { along: 12, away: 9.5, aside: 24 };
const NONE = { along: -6, away: 13 };
const ROUNDS = 400;
/** The legs begin to lean this far below the hip joint, and within this height, cm. */
const LEG_START = { below: 6, over: 5 };

type JointOf = (name: string, field: Field) => Vector;

/** How much each vertex goes with the arm, 0 to 1, flowing smoothly from the one to the other. */
export function armWeights(base: Field, triangles: readonly Triangle[], joint: JointOf): Float64Array {
  const [shoulder, elbow] = [joint('l-shoulder', base), joint('l-elbow', base)];
  const length = Math.hypot(...elbow.map((x, i) => x - (shoulder[i] as number)));
  const axis = elbow.map((x, i) => (x - (shoulder[i] as number)) / length);
  const weights = new Float64Array(base.length / 3).fill(0.5);
  const held = weights.map((_, v) => {
    const from = shoulder.map((x, i) => (base[v * 3 + i] as number) - x);
    const along = from.reduce((sum, x, i) => sum + x * (axis[i] as number), 0);
    const away = Math.sqrt(Math.max(0, from.reduce((sum, x) => sum + x * x, 0) - along * along));
    const aside = base[v * 3] as number;
    if (along > WHOLE.along && (away < WHOLE.away || aside > WHOLE.aside)) return 1;
    return along < NONE.along || away > NONE.away ? 0 : 0.5;
  });
  return relax(weights, held, triangles);
}

/** Each free vertex takes the mean of its neighbours, many times over; the others keep 0 or 1. */
function relax(weights: Float64Array, held: Float64Array, triangles: readonly Triangle[]): Float64Array {
  let now = weights.map((_, v) => held[v] as number);
  for (let round = 0; round < ROUNDS; round++) {
    const sum = new Float64Array(now.length);
    const count = new Float64Array(now.length);
    for (const [a, b, c] of triangles)
      for (const [v, w] of [
        [a, b],
        [b, c],
        [c, a],
        [b, a],
        [c, b],
        [a, c],
      ] as const) {
        sum[v] = (sum[v] as number) + (now[w] as number);
        count[v] = (count[v] as number) + 1;
      }
    now = now.map((own, v) =>
      held[v] !== 0.5 || !count[v] ? own : (sum[v] as number) / (count[v] as number),
    );
  }
  return now;
}

/** Arms and legs nearer to the body: base and modes are changed alike, so that what they add up to is. */
export function stand(figure: Figure, weights: Float64Array, joint: JointOf): Figure {
  const hip = joint('l-upper-leg', figure.base)[1] - LEG_START.below;
  return mapFigure(figure, (field, isBase) => {
    const shoulder = joint('l-shoulder', field);
    const [, hipMove] = joint('l-upper-leg', field);
    const out = field.slice();
    weights.forEach((weight, v) => {
      turnArm(out, v, weight, shoulder);
      const depth = hip - (figure.base[v * 3 + 1] as number);
      const moved = isBase ? softly(depth) : steepness(depth) * (hipMove - (out[v * 3 + 1] as number));
      out[v * 3] = (out[v * 3] as number) - LEG_LEAN * moved * (1 - weight);
    });
    return out;
  });
}

function turnArm(out: Field, v: number, weight: number, [cx, cy]: Vector): void {
  const [x, y] = [(out[v * 3] as number) - cx, (out[v * 3 + 1] as number) - cy];
  const [cos, sin] = [Math.cos(-ARM_TURN * weight), Math.sin(-ARM_TURN * weight)];
  out[v * 3] = cx + cos * x - sin * y;
  out[v * 3 + 1] = cy + sin * x + cos * y;
}

/** 0 above, the depth itself below, one flowing into the other; and how steeply it grows. */
const softly = (depth: number) => LEG_START.over * Math.log1p(Math.exp(depth / LEG_START.over));
const steepness = (depth: number) => 1 / (1 + Math.exp(-depth / LEG_START.over));
