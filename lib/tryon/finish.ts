import type { Point } from '@/lib/geometry/types';
import type { Hanging } from './hang';
import { keepOutside } from './solve/contact';
import { OVER_OFFSET } from './solve/drape';
import { stackLayers } from './solve/layers';
import { Finisher } from './solve/stiff/finish';
import { type Membrane, membraneOf } from './solve/stiff/membrane';

/** Steps of the finish, s, and most rounds of each; cloth slides until it hangs, then it is held by friction. */
const FINISH = { sliding: 14, held: 6, time: 0.03, rounds: 120 };

/** Where cloth is tight it presses the skin in; so far off it is shown all the same, cm. */
const LEAST_OFFSET = 0.05;
const PUSHES = 4;

/** The triangles of a garment, each with its own grain. */
export function membraneOfCloth({ cloth }: Hanging): Membrane {
  const grains = cloth.sheets.flatMap((sheet) => sheet.grains);
  return membraneOf(cloth.flat, cloth.triangles, (t) => {
    const { x, y } = grains[t] as Point;
    return [x, y];
  });
}

/**
 * Brings cloth that has come to lie to its true lengths, in place: position-based steps draw it out by a hundredth, which
 * cloth does not. Answers how far the farthest vertex went in each step, cm.
 */
export function finish(hanging: Hanging, { sliding, held, time, rounds } = FINISH): number[] {
  const { fabric, threads, obstacles, layers, stuff, state } = hanging.scene;
  const cloth = { fabric, membrane: membraneOfCloth(hanging), threads, obstacles, ...stuff };
  const finisher = new Finisher(state.positions, cloth);
  const moves = Array.from({ length: sliding + held }, (_, i) => {
    stackLayers(state.positions, layers, OVER_OFFSET);
    return finisher.step(time, rounds, i < sliding ? 0 : stuff.friction);
  });
  for (let round = 0; round < PUSHES; round++)
    for (const obstacle of obstacles) keepOutside(state, { ...obstacle, offset: LEAST_OFFSET }, 0);
  return moves;
}
