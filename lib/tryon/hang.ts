import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { type Cloth, clothOf } from './cloth/cloth';
import { dressed } from './dress/dress';
import { figureOf } from './dress/figure';
import type { Form } from './form';
import { layersOf, obstaclesTo } from './obstacles';
import type { Phase, Scene, Stuff } from './solve/drape';
import { fabricOf, type Hinges, stiffened } from './solve/links';
import { threadsOf } from './solve/sew';
import { stateAt } from './solve/state';
import { usualStuff } from './stuff';

/** Sewn with no weight, then let down, pulled straight, and held by friction where it came to lie. */
export const PHASES: readonly Phase[] = [
  { frames: 50, steps: 15, gravity: 0, keep: 0.05, draw: 0.3, sewn: false, slides: true },
  { frames: 110, steps: 15, gravity: 981, keep: 0.9, draw: 0.5, sewn: true, slides: true },
  { frames: 40, steps: 15, gravity: 981, keep: 0.4, draw: 0.5, sewn: true, slides: false },
];

/** What is wide swings longer: it is let hang on until nothing moves faster than `STILL`, cm/s. */
export const SWINGING: Phase = {
  frames: 120,
  steps: 15,
  gravity: 981,
  keep: 0.7,
  draw: 0.5,
  sewn: true,
  slides: false,
};
export const STILL = 0.4;

/** A garment wrapped round a body, ready to be sewn and let down. */
export interface Hanging {
  readonly cloth: Cloth;
  readonly scene: Scene;
  readonly form: Form;
}

/** The garment of a draft about a form, in triangles with edges near the spacing, cm; cut from a cloth, or the usual one. */
export function hang(
  draft: MeasuredDraft,
  form: Form,
  spacing: number,
  stuff: Stuff = usualStuff(draft.draft.choices.garment),
): Hanging {
  const cloth = clothOf(draft, spacing);
  const plain = fabricOf(cloth.flat, cloth.triangles);
  const fabric = { ...plain, hinges: interfaced(plain.hinges, cloth) };
  const places = dressed(cloth, figureOf(form.half, form.model));
  const layers = layersOf(cloth, form);
  const scene: Scene = {
    state: stateAt(
      places,
      fabric.areas.map((area) => area * stuff.weight),
    ),
    fabric,
    threads: threadsOf([...cloth.seams.flatMap(({ ties }) => ties), ...cloth.buttons]),
    obstacles: obstaclesTo(cloth, form, layers, draft.draft.construction.underarmLevel ?? 0),
    layers,
    stuff,
  };
  return { cloth, scene, form };
}

/** Interfaced cloth is so many times as stiff, and along a roll line it is pressed. */
const INTERFACED = 20;
const PRESSED = 0.1;

function interfaced(hinges: Hinges, { turned }: Cloth): Hinges {
  const over = new Set(turned);
  return stiffened(hinges, (corners) => {
    const count = corners.filter((v) => over.has(v)).length;
    if (count === corners.length) return INTERFACED;
    return count > 0 ? PRESSED : 1;
  });
}
