import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Addition, GarmentContext } from '../garments/addition';
import { tooShort } from '../garments/long-enough';
import { drawnOn, familyOf } from '../kernel/cloth';
import { type GarmentPlan, mergePlans, operation, type PlanPart } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { type CasingPlace, casingGround, casingPlace, type Ground } from './casing-ground';
import { casingStrip, stripId } from './casing-strip';
import { cordHoles } from './cord-holes';
import { CASING_WIDTH, cordNotion, type Drawn, drawnOver, elasticLength, elasticNotion } from './drawing-in';
import { drawnInBy, drawsBackAlone } from './drawn-in';

/** Cloth below a casing at the waist, so that what is gathered falls (H), cm. */
const BELOW = 4;

/** Refuses a garment that ends, where its lower edge is lifted most, too near to the casing. */
function assertRoom(
  { construction }: GarmentPlan,
  { hem, lowerEdge }: GarmentContext,
  { onSeam }: CasingPlace,
): void {
  const { hemLiftFront = 0, hemLiftSide = 0 } = construction;
  // Below a seam it is the skirt that is lifted.
  const lift = hem === lowerEdge ? Math.max(hemLiftFront, hemLiftSide) : 0;
  if (!onSeam && hem + lift > -BELOW) throw tooShort('length', 'hem-shape');
}

/** The girth of the body where the casing lies. */
function bodyAt({ body }: GarmentContext, { onSeam, level }: CasingPlace): number {
  return onSeam && level > BELOW ? body.underbustCircumference : body.waistCircumference;
}

/** Edges of the casing marked on the cloth it is sewn to. */
function marked(plan: GarmentPlan, grounds: readonly Ground[]): GarmentPlan {
  const panels = grounds
    .flatMap(({ lines }) => lines)
    .reduce(
      (all, { panel, path }, i) =>
        drawnOn(all, panel.id, {
          internals: [{ id: `waist-casing-${i + 1}`, kind: 'placement', path }],
        }),
      plan.panels,
    );
  return { ...plan, panels };
}

/** Where the ends of a casing lie, in one word: where they are sewn down depends on it. */
function endsOf(choices: Choices): string {
  const { face = 'none', closes = 'not' } = traitsOf(OPENING, choices.options) ?? {};
  if (drawsBackAlone(choices)) return 'back';
  if (closes === 'loop' || face === 'none') return 'ring';
  return face === 'back' ? 'behind' : face;
}

function drawnBy(
  plan: GarmentPlan,
  context: GarmentContext,
  cased: readonly Ground[],
  place: CasingPlace,
  drawn: Drawn,
): GarmentPlan {
  const { choices } = context;
  const families = cased.map(({ face }) => stripId(face));
  const figures = { ends: endsOf(choices) };
  if (drawnInBy(choices) === 'elastic') {
    const length = elasticLength(drawn, cased);
    const insert = { id: 'waist-elastic', operation: 'insert-waist-elastic', families } as const;
    return mergePlans(plan, {
      operations: [operation({ ...insert, figures: { ...figures, length } })],
      notions: [elasticNotion(length)],
    });
  }
  const ground = cased[0] as Ground;
  const holes = cordHoles(plan.panels, familyOf(plan.panels, ground.face), ground, place, CASING_WIDTH.cord);
  const cord = cordNotion(drawn);
  return mergePlans({ ...plan, panels: holes.panels }, holes.part, {
    operations: [
      operation({
        id: 'waist-cord',
        operation: 'insert-cord',
        families,
        figures: { ...figures, length: cord.length ?? 0 },
      }),
    ],
    notions: [cord],
  });
}

/** What the draft says of a waist that is drawn in. */
function told({ flat, worn, body }: Drawn, { level }: CasingPlace): PlanPart {
  return {
    construction: rounded({
      casingLevel: level,
      casingGirth: flat,
      drawnWaist: worn,
      drawnShare: body / flat,
    }),
    notices: [{ code: 'waist-drawn-in', figures: { flat: toMillimetre(flat), worn: toMillimetre(worn) } }],
  };
}

/** A casing on the inside at the waist, or over the seam there, and what draws it in (METHODS §10). */
export const WAIST_CASING: Addition = {
  id: 'waist-casing',
  add: (plan, context) => {
    const { choices } = context;
    const by = drawnInBy(choices);
    if (by === undefined) return plan;
    const width = CASING_WIDTH[by];
    const place = casingPlace(plan, context, width);
    assertRoom(plan, context, place);
    const all = (['front', 'back'] as const).map((face) => casingGround(plan, face, place, width));
    const cased = all.filter(({ face }) => face === 'back' || !drawsBackAlone(choices));
    const drawn = drawnOver(bodyAt(context, place), all, cased);
    const attach = operation({
      id: 'waist-casing',
      operation: 'attach-waist-casing',
      families: cased.map(({ face }) => stripId(face)),
      figures: {
        width,
        ground: place.onSeam ? 'seam' : 'cloth',
        ends: endsOf(choices),
      },
    });
    const sewn = mergePlans(
      marked(plan, cased),
      { panels: cased.map((ground) => casingStrip(ground, width)), operations: [attach] },
      told(drawn, place),
    );
    return drawnBy(sewn, context, cased, place, drawn);
  },
};
