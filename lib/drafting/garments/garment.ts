import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { BACK_SHAPINGS } from '../back-shapings/registry';
import type { Bodice } from '../blocks/bodice/bodice';
import { shapingFor } from '../bust-shapings/under-lapel';
import { joinedHalves } from '../halves/join-plans';
import type { GarmentPlan } from '../kernel/plan';
import { bareSide, raisedBeside } from '../one-shoulder/bare-side';
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
import { type Sleeved, withSleeve } from './sleeved';

/**
 * A garment: bodice with its necklines and shaping, sleeves and opening; then everything that is added to it, each in
 * its turn. A front that opens down to a hem which rises there is drawn again, its row or zip ended above that hem.
 */
export function drawGarment(choices: Choices, body: Body): GarmentPlan {
  return longEnough(choices, (longer) => {
    if (isOneSided(choices)) return drawnApart(choices, body, { front: 0, longer });
    const plan = drawnTo(choices, body, { front: 0, longer });
    const front = plan.construction.hemLiftFront ?? 0;
    return front > 0 && opensToHem(choices) ? drawnTo(choices, body, { front, longer }) : plan;
  });
}

/** Right and left half each with all that is added to it, then both in one (METHODS §4, one shoulder). */
const drawnApart = (choices: Choices, body: Body, reach: Reach): GarmentPlan =>
  joinedHalves(drawnTo(choices, body, reach), drawnTo(choices, body, reach, true));

interface Reach {
  /** How much above the level lower edge of the front the opening ends. */
  readonly front: number;
  /** How much longer than its name says the garment is. */
  readonly longer: number;
}

function drawnTo(choices: Choices, body: Body, { front, longer }: Reach, isBare = false): GarmentPlan {
  const { options } = choices;
  const shaping = shapingFor(choices);
  const backShaping = chosen(BACK_SHAPINGS, options['back-shaping']);
  const opening = openingFor(choices, chosen(OPENINGS, options.opening));
  const drawn = withSleeve(choices, body, chosen(SLEEVES, options.sleeve), (extra) =>
    drawBody(choices, body, { shaping, backShaping, opening, longer }, extra),
  );
  const sleeved = isBare ? withoutSleeve(drawn, choices) : drawn;
  const { request, hem, lowerEdge, plainTo, bodice } = sleeved.body;
  const lifted = { front, back: leftUnbuttoned({ choices, body, bodice, lowerEdge }) };
  const made = isBare ? withoutShoulder(choices) : choices;
  const context = {
    choices: made,
    body,
    bodice: sleeved.faced,
    request,
    hem,
    lowerEdge,
    lifted,
    opening,
    plainTo,
  };
  const uncut = isBare ? drawn.plain : undefined;
  const shell = drawnShell({ context, bodice, uncut, shaping, backShaping, sleeved });
  return ADDITIONS.reduce((plan, { add }) => add(plan, context), shell);
}

/** What a side without a shoulder has of what was chosen. */
const withoutShoulder = ({ options, ...rest }: Choices): Choices => ({
  ...rest,
  options: {
    ...options,
    sleeve: 'none',
    ruffle: options.ruffle === 'shoulder' ? 'none' : (options.ruffle ?? 'none'),
  },
});

/** The side of a garment that has no sleeve, drawn for the same arm as the other. */
function withoutSleeve(drawn: Sleeved<DrawnBody>, choices: Choices): Sleeved<DrawnBody> {
  const { body, plain, deeper } = drawn;
  const cutSide = (bodice: Bodice) => bareSide(bodice, raisedBeside(choices, deeper));
  const bare = cutSide(plain);
  const plainTo: DrawnBody['plainTo'] = (at, frontDarts) => cutSide(body.plainTo(at, frontDarts));
  return { ...drawn, body: { ...body, bodice: bare, plainTo }, faced: bare, sleeve: {} };
}
