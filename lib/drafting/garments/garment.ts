import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { BACK_SHAPINGS } from '../back-shapings/registry';
import { shapingFor } from '../bust-shapings/under-lapel';
import { joinedHalves } from '../halves/join-plans';
import { dropsAside } from '../hems/drops';
import type { GarmentPlan, Settled } from '../kernel/plan';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { isOneSided } from '../one-shoulder/one-sided';
import { withoutShoulder, withoutSleeve } from '../one-shoulder/without-shoulder';
import { openingFor } from '../openings/keyholed';
import { OPENINGS } from '../openings/registry';
import { opensToHem } from '../openings/way-in';
import { SLEEVES } from '../sleeves/registry';
import { leftUnbuttoned } from '../slits/slit-length';
import type { GarmentContext } from './addition';
import { ADDITIONS } from './additions';
import { drawBody } from './body';
import { chosen } from './chosen';
import { lesserOnLeft } from './lesser-on-left';
import { longEnough } from './long-enough';
import { type Asked, drawnShell, openedFront } from './shell';
import { withSleeve } from './sleeved';

/** A garment whose left and right half differ. */
const differs = (choices: Choices): boolean => isOneSided(choices) || dropsAside(choices);

/**
 * A garment: bodice with its necklines and shaping, sleeves and opening; then everything that is added to it, each in
 * its turn. A front that opens down to a hem which rises there is drawn again, its row or zip ended above that hem.
 */
export function drawGarment(choices: Choices, body: Body): GarmentPlan {
  return longEnough(choices, (longer) => {
    const plan = drawnTo(choices, body, { ...LEVEL, longer });
    const reach = reachFor(choices, plan, longer);
    const right = reach.front > 0 || reach.back > 0 ? drawnTo(choices, body, reach) : plan;
    return differs(choices) ? drawnBoth(choices, body, reach, right) : right;
  });
}

const LEVEL = { front: 0, back: 0 } as const;

/** Where openings end above a hem that rises in their middle. One that drops stays as deep when it is drawn again. */
function reachFor(choices: Choices, { construction, settled }: GarmentPlan, longer: number): Reach {
  const front = opensToHem(choices) ? (construction.hemLiftFront ?? 0) : 0;
  const { hemDrop, hemNotices = [] } = settled ?? {};
  if (hemDrop === undefined) return { front, back: 0, longer };
  return { front, back: hemDrop / 2, longer, settled: { hemDrop, hemNotices } };
}

/** The left half with all that is added to it, for a right one that is drawn (METHODS §4, one shoulder; METHODS §11, an asymmetric hem). */
const drawnLeft = (choices: Choices, body: Body, reach: Reach, { settled = {} }: GarmentPlan): GarmentPlan =>
  drawnTo(choices, body, { ...reach, settled, isLeft: true });

/** Both halves. The right one is drawn again with what is less on the left. */
function drawnBoth(choices: Choices, body: Body, reach: Reach, right: GarmentPlan): GarmentPlan {
  const left = drawnLeft(choices, body, reach, right);
  const lesser = lesserOnLeft(right.settled, left.settled);
  if (lesser.length === 0) return joinedHalves(right, left);
  const settled: Settled = Object.assign({}, right.settled, ...lesser);
  return joinedHalves(drawnTo(choices, body, { ...reach, settled }), left);
}

interface Reach {
  /** How much above the level lower edge of the front the opening ends. */
  readonly front: number;
  /** The same of the back. */
  readonly back: number;
  /** How much longer than its name says the garment is. */
  readonly longer: number;
  readonly isLeft?: true;
  readonly settled?: Settled;
}

function drawnTo(choices: Choices, body: Body, reach: Reach): GarmentPlan {
  const asked = askedFor(choices, body, reach);
  return ADDITIONS.reduce((plan, { add }) => add(plan, asked.context), drawnShell(asked));
}

/** The front of the side whose shoulder is bare, for the covered one, which is drawn first. */
function bareFrontFor(choices: Choices, body: Body, reach: Reach): Pick<GarmentContext, 'bareFront'> {
  if (reach.isLeft || !isOneSided(choices)) return {};
  return { bareFront: () => openedFront(askedFor(choices, body, { ...reach, isLeft: true })) };
}

function askedFor(choices: Choices, body: Body, reach: Reach): Asked {
  const { front, back, longer, isLeft, settled } = reach;
  const { options } = choices;
  const shaping = shapingFor(choices);
  const backShaping = chosen(BACK_SHAPINGS, options['back-shaping']);
  const opening = openingFor(choices, chosen(OPENINGS, options.opening));
  const drawn = withSleeve(choices, body, chosen(SLEEVES, options.sleeve), (extra) =>
    drawBody(choices, body, { shaping, backShaping, opening, longer }, extra),
  );
  const isBare = isLeft && isOneSided(choices);
  const sleeved = isBare ? withoutSleeve(drawn, choices) : drawn;
  const { request, hem, lowerEdge, plainTo, bodice } = sleeved.body;
  const lifted = { front, back: back + leftUnbuttoned({ choices, body, bodice, lowerEdge }) };
  const made = isBare ? withoutShoulder(choices) : choices;
  const context = {
    ...{ choices: made, body, bodice: sleeved.faced, request, hem, lowerEdge, lifted, opening, plainTo },
    ...(isLeft ? { isLeft } : {}),
    ...(settled ? { settled } : {}),
    ...bareFrontFor(choices, body, reach),
  };
  const uncut = isBare || isOffShoulder(choices) ? drawn.plain : undefined;
  return { context, bodice, uncut, shaping, backShaping, sleeved };
}
