import { Contact, type Obstacle } from './contact';
import { type Folding, Folds } from './folds';
import { holdLengths } from './hold';
import { keepAlike } from './keep-alike';
import type { Layers } from './layers';
import type { Fabric } from './links';
import { Overlap, type Overlapping } from './overlap';
import { drawTogether, type Threads } from './sew';
import { foresee, gone, type State, takeSpeed } from './state';
import type { Stretch } from './stiff/membrane';
import { type Bends, bendsOf, unbend } from './unbend';

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
  readonly overlaps: readonly Overlapping[];
  /** Cloth that may come to lie on itself. */
  readonly folding: Folding | undefined;
  /** Vertices that hang alike on both sides of her, by turns; undefined where the sides differ. */
  readonly mirrored: Uint32Array | undefined;
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

/** Who puts a garment on pulls it straight: of friction so much is left while it slides. Without any it slips off. */
const EASED = 0.4;
const FRAME = 1 / 60;
/** Cloth moves no faster, cm/s. */
const MOST_SPEED = 150;

/** Cloth farther off than this touches nothing within a frame, cm. */
const REACH = 3;
/** So many steps go by before a vertex is looked at anew for where it is stopped. */
const LOOKED_AT = 3;

/**
 * And so many frames before a layer is looked at anew for what lies below it: often while it slides, seldom where it comes
 * to rest, for what passes from one triangle to the next stirs.
 */
const STACKED_AT = { sliding: 3, held: 40 };

/** Folds are looked for anew every so many frames. */
const FOLDED_AT = 3;

/** Bending is so weak beside stretch that once in so many steps does, so many times as strong. */
const BENT_AT = 1;

/** A scene in one of its phases. */
class Draping {
  private readonly contacts: readonly Contact[];
  private readonly overlaps: readonly Layers[];
  private readonly folds: readonly Layers[];
  private readonly bends: Bends;
  private readonly time: number;
  private readonly start: Float64Array;
  private frames = 0;

  constructor(
    private readonly scene: Scene,
    private readonly phase: Phase,
  ) {
    const { obstacles, fabric, state, stuff } = scene;
    this.time = FRAME / phase.steps;
    this.start = state.positions.slice();
    this.contacts = obstacles
      .filter(({ onceSewn }) => phase.sewn || !onceSewn)
      .map((own) => new Contact(phase.sewn ? own : { ...own, offset: own.offsetSewing ?? own.offset }));
    this.folds = scene.folding ? [new Folds(scene.folding)] : [];
    this.overlaps = scene.overlaps.filter(({ alike }) => phase.sewn || alike).map((own) => new Overlap(own));
    this.bends = bendsOf(fabric.hinges, state.inverse, BENT_AT * stuff.bending, this.time);
  }

  /**
   * One frame: in each of its steps every vertex goes on, then what holds it is seen to once, in the same order. The speed
   * that only one vertex in a hundred exceeded, cm/s.
   */
  frame(): number {
    const { scene, phase, contacts, overlaps, folds, time } = this;
    const { state, fabric, threads, stuff } = scene;
    const every = phase.slides ? STACKED_AT.sliding : STACKED_AT.held;
    if (this.frames % every === 0) for (const overlap of overlaps) overlap.gather(state.positions);
    if (this.frames % FOLDED_AT === 0) for (const fold of folds) fold.gather(state.positions);
    this.frames += 1;
    for (const contact of contacts) contact.gather(state, REACH);
    this.start.set(state.positions);
    const all = [...overlaps, ...folds];
    const keep = phase.keep ** (1 / phase.steps);
    const friction = phase.slides ? EASED * stuff.friction : stuff.friction;
    for (let step = 0; step < phase.steps; step++) {
      foresee(state, time, phase.gravity);
      if (step % BENT_AT === 0) unbend(state.positions, this.bends);
      holdLengths(state, fabric.links);
      drawTogether(state, threads, phase.draw);
      for (const layers of all) layers.push(state);
      for (const contact of contacts) {
        if (step % LOOKED_AT === 0) contact.aim(state);
        contact.push(state, friction);
      }
      takeSpeed(state, time, keep, MOST_SPEED);
    }
    if (scene.mirrored) keepAlike(state.positions, scene.mirrored, state.velocities);
    return gone(this.start, state.positions) / FRAME;
  }
}

/** A frame that has been draped: its phase, and the speed that only one vertex in a hundred exceeded, cm/s. */
export interface Draped {
  readonly phase: Phase;
  readonly speed: number;
}

/** Goes through a phase frame by frame, until hardly a vertex moves faster than `still`, cm/s, or its frames have passed. */
export function* drape(scene: Scene, phase: Phase, still = 0): Generator<Draped, void> {
  const draping = new Draping(scene, phase);
  for (let frame = 0; frame < phase.frames; frame++) {
    const speed = draping.frame();
    yield { phase, speed };
    if (speed < still) return;
  }
}
