import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { BACK_SHAPINGS } from '../back-shapings/registry';
import type { Bodice } from '../blocks/bodice/bodice';
import { shapingFor } from '../bust-shapings/under-lapel';
import { joinedHalves } from '../halves/join-plans';
import { dropsAside } from '../hems/drops';
import type { GarmentPlan, Settled } from '../kernel/plan';
import { bareSide } from '../one-shoulder/bare-side';
import { isOneSided } from '../one-shoulder/one-sided';
import { openingFor } from '../openings/keyholed';
import { OPENINGS } from '../openings/registry';
import { opensToHem } from '../openings/way-in';
import { SLEEVES } from '../sleeves/registry';
import { leftUnbuttoned } from '../slits/slit-length';
import { ADDITIONS } from './additions';
import { type DrawnBody, drawBody } from './body';
import { chosen } from './chosen';
import { longEnough } from './long-enough';
import { drawnShell } from './shell';
import { withSleeve } from './sleeved';

/** A garment whose left and right half differ. */
const differs = (choices: Choices): boolean => isOneSided(choices) || dropsAside(choices);

/**
 * A garment: bodice with its necklines and shaping, sleeves and opening; then everything that is added to it, each in
 * its turn. A front that opens down to a hem which rises there is drawn again, its row or zip ended above that hem.
 */
export function drawGarment(choices: Choices, body: Body): GarmentPlan {
  return longEnough(choices, (longer) => {
    const plan = drawnTo(choices, body, { front: 0, longer });
    const front = plan.construction.hemLiftFront ?? 0;
    const reach = { front, longer };
    const right = front > 0 && opensToHem(choices) ? drawnTo(choices, body, reach) : plan;
    return differs(choices) ? joinedHalves(right, drawnLeft(choices, body, reach, right)) : right;
  });
}

/** The left half with all that is added to it, for a right one that is drawn (METHODS §4, one shoulder; §11, asymmetric). */
function drawnLeft(
  choices: Choices,
  body: Body,
  reach: Reach,
  { settled: left = {} }: GarmentPlan,
): GarmentPlan {
  return drawnTo(choices, body, { ...reach, left }, isOneSided(choices) ? bareSide : AS_DRAWN);
}

interface Reach {
  /** How much above the level lower edge of the front the opening ends. */
  readonly front: number;
  /** How much longer than its name says the garment is. */
  readonly longer: number;
  readonly left?: Settled;
}

/** How the bodice of one side is cut; as it was drawn unless said. */
type CutSide = (bodice: Bodice) => Bodice;
const AS_DRAWN: CutSide = (bodice) => bodice;

function drawnTo(
  choices: Choices,
  body: Body,
  { front, longer, left }: Reach,
  cutSide: CutSide = AS_DRAWN,
): GarmentPlan {
  const { options } = choices;
  const shaping = shapingFor(choices);
  const backShaping = chosen(BACK_SHAPINGS, options['back-shaping']);
  const opening = openingFor(choices, chosen(OPENINGS, options.opening));
  const sleeved = withSleeve(choices, body, chosen(SLEEVES, options.sleeve), (extra) =>
    drawBody(choices, body, { shaping, backShaping, opening, longer }, extra),
  );
  const { request, hem, lowerEdge } = sleeved.body;
  const bodice = cutSide(sleeved.body.bodice);
  const faced = sleeved.faced === sleeved.body.bodice ? bodice : cutSide(sleeved.faced);
  const plainTo: DrawnBody['plainTo'] = (at, frontDarts) => cutSide(sleeved.body.plainTo(at, frontDarts));
  const lifted = { front, back: leftUnbuttoned({ choices, body, bodice, lowerEdge }) };
  const context = {
    ...{ choices, body, bodice: faced, request, hem, lowerEdge, lifted, opening, plainTo },
    ...(left ? { left } : {}),
  };
  const shell = drawnShell({ context, bodice, shaping, backShaping, sleeved });
  return ADDITIONS.reduce((drawn, { add }) => add(drawn, context), shell);
}
