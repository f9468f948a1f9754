import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { hasDrawnEdge } from '@/lib/pattern/worn/drawn-edge';
import { coordinate, Y } from './body/place';
import { asHung } from './cloth/as-hung';
import { type Cloth, clothOf } from './cloth/cloth';
import { refine, refinementOf } from './cloth/refined';
import { type UnhungCode, unhungReason } from './cloth/simplified';
import { drapeGarment } from './drape-garment';
import { finish, LAST } from './finish';
import type { Form } from './form';
import { type Hanging, hang } from './hang';
import { liftOff } from './lift-off';
import { REFINED } from './phases';
import { girthsOf, type Reading, readHanging } from './read/reading';
import { drape, type Stuff } from './solve/drape';

/** A garment on a body. */
export interface Worn {
  readonly cloth: Cloth;
  /** Three figures a vertex of the cloth, cm: the floor at 0, y upward, z forward, x to her left. */
  readonly positions: Float64Array;
  /** How far each triangle is drawn out along weft or warp, as a share; 0 where it is slack. */
  readonly strains: Float32Array;
  readonly reading: Reading;
}

/**
 * A garment that cannot be hung yet, and why: for a reason known before, or because it slid off, found no rest, was
 * pressed through the body, or a seam would not close.
 */
interface Unhung {
  readonly unhung: UnhungCode | 'slid-off' | 'restless' | 'through-the-body' | 'gapes';
}

/** The highest cloth may hang so far below the shoulders, cm, or it has slid off. */
const BELOW_SHOULDER = 6;
/** The same of one that is worn below them. */
const BELOW_DRAWN_EDGE = 14;
/** What still moves faster than this at the end found no rest, cm/s. */
const RESTLESS = 2;
/** Deeper than this below the skin, cm, it lies on the wrong side of it. */
const DEEP = 0.1;
/** A seam whose sides lie farther apart, cm, is not sewn. */
const GAPING = 0.8;

function failed(
  { scene: { state }, form: { half, model } }: Hanging,
  speed: number,
  lowest: number,
): 'slid-off' | 'restless' | undefined {
  const shoulder = coordinate(half, model.tapes.points.shoulderTip, Y);
  const highest = state.positions.reduce((most, y, i) => (i % 3 === Y ? Math.max(most, y) : most), 0);
  if (highest < shoulder - lowest) return 'slid-off';
  return speed > RESTLESS ? 'restless' : undefined;
}

/** How far hanging has come: laid round the body, drawn together, let down, and lying where it stays. */
export interface HangStep {
  readonly phase: 'wrapped' | 'sewing' | 'hanging' | 'at-rest';
  readonly cloth: Cloth;
  /** As in `Worn`, but the solver's own: it goes on moving them, so whoever keeps them copies them. */
  readonly positions: Float64Array;
}

/** A mesh this much coarser is hung first: it comes to lie eight times as fast, and nearly as the finer will. */
const COARSER = 2;

/**
 * The garment of a draft sewn from its own pieces, hung on a form and brought to rest, with edges near the spacing, cm,
 * shown after every frame of the way; cut from a cloth, or the usual one of such a garment. The same draft, form and cloth
 * give the same garment to the bit. What of it is left out is in `cloth.simplified`.
 */
export function* hangSteps(
  draft: Draft,
  form: Form,
  spacing: number,
  stuff?: Stuff,
): Generator<HangStep, Worn | Unhung> {
  const measured = asHung(draft);
  const unhung = unhungReason(measured);
  if (unhung) return { unhung };
  const coarse = hang(measured, form, clothOf(measured, COARSER * spacing), stuff);
  const cloth = clothOf(measured, spacing);
  const refinement = refinementOf(coarse.cloth, cloth);
  const positions = new Float64Array((cloth.flat.length / 2) * 3);
  const shown = (phase: HangStep['phase']): HangStep => {
    refine(refinement, coarse.scene.state.positions, positions);
    return { phase, cloth, positions };
  };
  yield shown('wrapped');
  let left = 0;
  for (const { phase, speed } of drapeGarment(coarse)) {
    left = speed;
    yield shown(phase.sewn ? 'hanging' : 'sewing');
  }
  const failure = failed(coarse, left, hasDrawnEdge(measured) ? BELOW_DRAWN_EDGE : BELOW_SHOULDER);
  if (failure) return { unhung: failure };
  finish(coarse);
  yield shown('hanging');
  const hanging = hang(measured, form, cloth, stuff, positions);
  yield* refined(hanging);
  return finished(hanging, measured, left);
}

/** What has come to lie on the coarser mesh goes on to its own. */
function* refined({ cloth, scene }: Hanging): Generator<HangStep, void> {
  const { positions } = scene.state;
  for (const _ of drape(scene, REFINED)) yield { phase: 'hanging', cloth, positions };
  yield { phase: 'at-rest', cloth, positions };
}

function finished(hanging: Hanging, measured: MeasuredDraft, speed: number): Worn | Unhung {
  const { strains } = finish(hanging, LAST);
  const girths = girthsOf(hanging, measured);
  liftOff(hanging);
  const reading = { girths, speed, ...readHanging(hanging) };
  if (reading.deepest > DEEP) return { unhung: 'through-the-body' };
  if (reading.gaps.some(({ most }) => most > GAPING)) return { unhung: 'gapes' };
  const { positions } = hanging.scene.state;
  return { cloth: hanging.cloth, positions, strains, reading };
}

/** The same in one go. */
export function tryOn(draft: Draft, form: Form, spacing: number, stuff?: Stuff): Worn | Unhung {
  const steps = hangSteps(draft, form, spacing, stuff);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
