import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { centreHinges } from './cloth/centre-hinges';
import type { Cloth } from './cloth/cloth';
import { drawnUp } from './cloth/drawn-up';
import { foldingOf } from './cloth/folding';
import { mirroredVertices } from './cloth/mirrored';
import { dressed } from './dress/dress';
import { figureOf } from './dress/figure';
import type { Form } from './form';
import { interfaced } from './interfaced';
import { obstaclesTo } from './obstacles';
import type { Scene, Stuff } from './solve/drape';
import { fabricOf, hingedAcross } from './solve/links';
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
    hinges: interfaced(hingedAcross(plain.hinges, cloth.flat, centreHinges(cloth)), cloth),
  };
  const scene: Scene = {
    state: stateAt(places, massesOf(fabric.areas, cloth, places, stuff.weight)),
    fabric,
    threads: threadsOf([...cloth.seams.flatMap(({ ties }) => ties), ...cloth.buttons]),
    obstacles: obstaclesTo(cloth, form, draft.construction.underarmLevel ?? 0),
    overlaps: cloth.overlaps.map((own) => ({ ...own, field: form.trunk })),
    folding: foldingOf(cloth),
    mirrored: mirroredVertices(cloth.sheets),
    stuff,
  };
  return { cloth, scene, form };
}

/** A strap's vertices have so little cloth that a garment would draw them out: each counts for so much, cm². */
const STRAP_AREA = 6;
/** Above a skirt, under straps and in what hangs in one from shoulder to knee, cloth a metre higher counts so many times. */
const HIGHER = 10;
/** A piece that is so long, cm, draws out its upper part as a skirt does. */
const LONG = 80;

/**
 * What each vertex weighs as one moves another, g. What holds counts for more than what it holds: step by step, a heavy
 * skirt would draw out the cloth above it. How fast it falls, and where it comes to rest, does not depend on it.
 */
function massesOf(
  areas: Float64Array,
  { sheets, straps }: Cloth,
  places: Float64Array,
  weight: number,
): Float64Array {
  const onStrap = new Set(straps);
  const isHeldHigh =
    straps.length > 0 ||
    sheets.some(
      (own) =>
        own.place === 'skirt' || (own.place === 'torso' && own.sheet.mesh.piece.seamLine.extent(0, 1) > LONG),
    );
  const higher = isHeldHigh ? HIGHER : 1;
  return areas.map((area, v) => {
    const own = onStrap.has(v) ? Math.max(area, STRAP_AREA) : area;
    return own * weight * higher ** ((places[3 * v + 1] as number) / 100);
  });
}
