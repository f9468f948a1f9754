import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { Cloth } from './cloth/cloth';
import { drawnUp } from './cloth/drawn-up';
import { dressed } from './dress/dress';
import { figureOf } from './dress/figure';
import type { Form } from './form';
import { layersOf, obstaclesTo } from './obstacles';
import type { Scene, Stuff } from './solve/drape';
import { fabricOf, type Hinges, stiffened } from './solve/links';
import { threadsOf } from './solve/sew';
import { stateAt } from './solve/state';
import { usualStuff } from './stuff';

/** A garment wrapped round a body, ready to be sewn and let down. */
export interface Hanging {
  readonly cloth: Cloth;
  readonly scene: Scene;
  readonly form: Form;
}

/** The sewn pieces of a draft about a form, cut from a cloth, from where their vertices are: wrapped round it, or as they lie. */
export function hang(
  { draft }: MeasuredDraft,
  form: Form,
  cloth: Cloth,
  stuff: Stuff = usualStuff(draft.choices.garment),
  places = dressed(cloth, figureOf(form.half, form.model)),
): Hanging {
  const plain = fabricOf(cloth.flat, cloth.triangles);
  const fabric = {
    ...plain,
    links: drawnUp(plain.links, cloth),
    hinges: interfaced(plain.hinges, cloth),
  };
  const layers = layersOf(cloth, form);
  const scene: Scene = {
    state: stateAt(
      places,
      fabric.areas.map((area) => area * stuff.weight),
    ),
    fabric,
    threads: threadsOf([...cloth.seams.flatMap(({ ties }) => ties), ...cloth.buttons]),
    obstacles: obstaclesTo(cloth, form, layers, draft.construction.underarmLevel ?? 0),
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
