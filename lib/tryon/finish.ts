import type { Point } from '@/lib/geometry/types';
import type { Hanging } from './hang';
import { strainsOf } from './read/strain';
import { keepAlike } from './solve/keep-alike';
import { Finisher } from './solve/stiff/finish';
import { type Membrane, membraneOf } from './solve/stiff/membrane';

/** Steps of the finish, s, and most rounds of each; cloth slides until it hangs, then it is held by friction. */
const FINISH = { sliding: 14, held: 6, time: 0.03, rounds: 120 };
/** Where a coarser mesh was finished before, the finer is only held. */
export const LAST = { sliding: 0, held: 8, time: 0.03, rounds: 120 };

/** The triangles of a garment, each with its own grain, narrower where something draws them in. */
function membraneOfCloth({ cloth }: Hanging): Membrane {
  const grains = cloth.sheets.flatMap((sheet) => sheet.grains);
  const grain = (t: number) => {
    const { x, y } = grains[t] as Point;
    return [x, y] as const;
  };
  return membraneOf(cloth.flat, cloth.triangles, grain, (t) => {
    const corners = [0, 1, 2].map((k) => cloth.drawnIn[cloth.triangles[3 * t + k] as number]);
    const first = corners.find((own) => own !== undefined);
    return first && { ...first, lost: corners.reduce((sum, own) => sum + (own?.lost ?? 0), 0) / 3 };
  });
}

interface Finished {
  /** How far the farthest vertex went in each step, cm. */
  readonly moves: readonly number[];
  /** How far each triangle is drawn out. */
  readonly strains: Float32Array;
}

/**
 * Brings cloth that has come to lie to its true lengths, in place: position-based steps draw it out by a hundredth, which
 * cloth does not.
 */
export function finish(hanging: Hanging, { sliding, held, time, rounds } = FINISH): Finished {
  const { fabric, threads, obstacles, overlaps, folding, stuff, state, mirrored } = hanging.scene;
  const membrane = membraneOfCloth(hanging);
  const cloth = { fabric, membrane, threads, obstacles, overlaps, folding, ...stuff };
  const finisher = new Finisher(state.positions, cloth);
  const moves = Array.from({ length: sliding + held }, (_, i) => {
    const move = finisher.step(time, rounds, i < sliding ? 0 : stuff.friction);
    if (mirrored) keepAlike(state.positions, mirrored);
    return move;
  });
  return { moves, strains: strainsOf(state.positions, membrane) };
}
