import { keepOutside, type Obstacle } from './contact';
import { holdLengths, unbend } from './hold';
import { type Layers, stackLayers } from './layers';
import type { Fabric } from './links';
import { drawTogether, type Threads } from './sew';
import { fastest, foresee, type State, takeSpeed } from './state';
import type { Stretch } from './stiff/membrane';

/** What a cloth is: g/cm², and how it resists bending, g·cm²/s² per cm. */
export interface Stuff {
  readonly weight: number;
  readonly bending: number;
  readonly friction: number;
  readonly stretch: Stretch;
}

export interface Scene {
  readonly state: State;
  readonly fabric: Fabric;
  readonly threads: Threads;
  readonly obstacles: readonly Obstacle[];
  readonly layers: Layers;
  readonly stuff: Stuff;
}

/** How a part of the draping goes: so many frames, each in so many steps. */
export interface Phase {
  readonly frames: number;
  readonly steps: number;
  /** cm/s² */
  readonly gravity: number;
  /** Share of its speed that cloth keeps in a frame. */
  readonly keep: number;
  /** cm by which a thread is drawn together in one step. */
  readonly draw: number;
  /** Whether what is sewn has been drawn together before. */
  readonly sewn: boolean;
  /** Whether it slides on the skin, as if it were pulled straight. */
  readonly slides: boolean;
}

/** What lies over other cloth is kept at least so far off the skin, cm. */
export const OVER_OFFSET = 0.7;
/** Who puts a garment on pulls it straight: of friction so much is left while it slides. Without any it slips off. */
const EASED = 0.4;
const FRAME = 1 / 60;
/** Cloth moves no faster, cm/s. */
const MOST_SPEED = 150;

/** One frame: in each of its steps every vertex goes on, then what holds it is seen to once, in the same order. */
function drapeFrame({ state, fabric, threads, obstacles, layers, stuff }: Scene, phase: Phase): void {
  if (phase.sewn) stackLayers(state.positions, layers, OVER_OFFSET);
  const time = FRAME / phase.steps;
  const keep = phase.keep ** (1 / phase.steps);
  for (let step = 0; step < phase.steps; step++) {
    foresee(state, time, phase.gravity);
    unbend(state, fabric.hinges, stuff.bending, time);
    holdLengths(state, fabric.links);
    drawTogether(state, threads, phase.draw);
    for (const obstacle of obstacles)
      if (phase.sewn || !obstacle.onceSewn)
        keepOutside(state, obstacle, phase.slides ? EASED * stuff.friction : stuff.friction);
    takeSpeed(state, time, keep, MOST_SPEED);
  }
}

/** Goes through phases frame by frame; each is told when it has been drawn. */
export function* drape(scene: Scene, phases: readonly Phase[]): Generator<Phase, void> {
  for (const phase of phases)
    for (let frame = 0; frame < phase.frames; frame++) {
      drapeFrame(scene, phase);
      yield phase;
    }
}

/** Goes on with a phase until the fastest vertex is slower than `still`, cm/s, or its frames have passed. */
export function* settle(scene: Scene, phase: Phase, still: number): Generator<Phase, void> {
  for (let frame = 0; frame < phase.frames && fastest(scene.state) > still; frame++) {
    drapeFrame(scene, phase);
    yield phase;
  }
}
