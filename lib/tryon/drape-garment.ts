import { layCollars } from './dress/dress';
import { figureOf } from './dress/figure';
import { layLapels } from './dress/lapels';
import { layCowl } from './dress/on-cowl';
import { overCrown } from './dress/on-head';
import type { Hanging } from './hang';
import { CALMED, PHASES, STILL, SWINGING } from './phases';
import { type Draped, drape } from './solve/drape';

/**
 * Sews a garment that has been laid round a body, lets it down and brings it to rest, frame by frame. The edge of a cowl,
 * one drawn in below the shoulders, and a hood on the head are held where they hang until all else has fallen below them.
 */
export function* drapeGarment({ cloth, scene, form }: Hanging): Generator<Draped, void> {
  const { inverse } = scene.state;
  const free = inverse.slice();
  for (const [i, phase] of PHASES.entries()) {
    if (phase.sewn && !PHASES[i - 1]?.sewn)
      for (const v of arrangeNeck({ cloth, scene, form })) inverse[v] = 0;
    yield* drape(scene, phase);
  }
  let left = Number.POSITIVE_INFINITY;
  for (const draped of drape(scene, SWINGING, STILL)) {
    left = draped.speed;
    yield draped;
  }
  if (left >= STILL) yield* drape(scene, CALMED, STILL);
  inverse.set(free);
}

/** Lapels and collars are turned over, and a cowl falls, once the neckline is closed. Vertices held while the rest falls. */
function arrangeNeck({ cloth, scene: { state }, form: { half, model } }: Hanging): number[] {
  const figure = figureOf(half, model);
  layLapels(cloth, state.positions);
  layCollars(cloth, figure, state.positions);
  state.velocities.fill(0);
  return [
    ...layCowl(cloth, figure, state.positions),
    ...cloth.heldEdge,
    ...overCrown(cloth, figure.head, state.positions),
  ];
}
