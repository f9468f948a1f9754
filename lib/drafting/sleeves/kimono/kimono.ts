import { SLEEVE_LENGTH } from '@/lib/choices/slots/sleeve-length';
import { traitsOf } from '@/lib/choices/slots/traits';
import { item } from '@/lib/geometry/sequence';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { chosen } from '../../garments/chosen';
import { tooShort } from '../../garments/long-enough';
import { lineLength } from '../../kernel/lines';
import { mergePlans } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import { laidInPleats } from '../ends/laid-in-pleats';
import { ARM_ENDS } from '../ends/registry';
import { wornGirth } from '../ends/worn-girth';
import { LEAST_EASE } from '../fit';
import { type Reach, sleeveReach } from '../lengths';
import type { Sleeve, SleevePlan, SleeveRequest } from '../sleeve';
import { leastUnderarm } from '../slit';
import { halvesEnd, halvesSeam } from '../two-halves';
import { type Arm, type Fitted, type LaidArms, layArms, RADIUS, roundest, roundness } from './fit-underarm';
import { kimonoPanel, SLEEVE_EDGE } from './panel';

/** More over the arm than a set-in sleeve has: the cloth folds under it (H). */
const WIDER = 2;
/** Where that cannot be drawn it is narrowed in these steps, down to the least ease of woven cloth. */
const NARROWING = 0.5;
/** A short sleeve that would end within the round of its underarm goes on in these steps. */
const LENGTHENING = { step: 1, most: 14 };
/** Cloth left of the arm below its underarm. */
const BELOW_CURVE = 4;

const SEAMS = [
  halvesSeam('overarm', 'overarm', 'sew-overarm'),
  halvesSeam('underarm', 'sleeve-underarm', 'sew-kimono-underarm'),
];

/** Told when the underarm had to be drawn tighter than it ought to be: it will crease, and wants a stay tape. */
function roundNotices(radius: number): Notice[] {
  if (radius >= RADIUS - 0.05) return [];
  return [{ code: 'underarm-less-round', figures: { radius: toMillimetre(radius) } }];
}

function lengthNotices(longer: number): Notice[] {
  return longer > 0 ? [{ code: 'sleeve-lengthened', figures: { by: longer } }] : [];
}

/** Where the underarm of a plain sleeve would lie, for lengths counted from there. */
const CAP = 14;

/** An arm of a width, and how much of its length its finish adds. */
function armOf(
  { choices, body, end: given }: SleeveRequest,
  width: number,
  longer: number,
): { arm: Arm; reach: Reach; added: number; longer: number } {
  const reach = sleeveReach(choices, body, CAP, width);
  const end = given ?? chosen(ARM_ENDS, choices.options['sleeve-finish']);
  const added = end.depth(choices);
  const below = Math.max(BELOW_CURVE, leastUnderarm(end));
  const length = Math.max(reach.length - added, CAP + below) + longer;
  const girth = end.girth(reach, width, added / (reach.length - CAP));
  const short = !traitsOf(SLEEVE_LENGTH, choices.options)?.coversForearm;
  return { arm: { length, width, taper: (width - girth) / 2, short }, reach, added, longer };
}

type FittedArm = ReturnType<typeof armOf> & { readonly fitted: Fitted };

/** At one length, the width wanted, or, where a wide arm leaves no round underarm above the bust dart, as little less as gives one. */
function fitWidth(request: SleeveRequest, arms: readonly LaidArms[], longer: number): FittedArm | undefined {
  const { bicepsCircumference: biceps } = request.body;
  for (let width = biceps + request.ease + WIDER; width >= biceps + LEAST_EASE; width -= NARROWING) {
    const own = armOf(request, width, longer);
    const fitted = roundest(arms, own.arm);
    if (fitted) return { ...own, fitted };
  }
  return undefined;
}

/** As long as asked, or as little longer as the round of the underarm needs. */
function fitArm(request: SleeveRequest): FittedArm {
  const arms = layArms(request.bodice);
  for (let longer = 0; longer <= LENGTHENING.most; longer += LENGTHENING.step) {
    const fitted = fitWidth(request, arms, longer);
    if (fitted) return fitted;
  }
  throw tooShort('sleeve', 'fit');
}

function draw(request: SleeveRequest): SleevePlan {
  const { choices, body } = request;
  const { arm, reach, added, fitted, longer } = fitArm(request);
  const { width, length } = arm;
  const end = request.end ?? chosen(ARM_ENDS, choices.options['sleeve-finish']);
  const front = kimonoPanel(fitted.front, fitted.frontArm, fitted.requests.front, end.edge);
  const whole = kimonoPanel(fitted.back, fitted.backArm, fitted.requests.back, end.edge);
  const edgeLength = lineLength(front, SLEEVE_EDGE) + lineLength(whole, SLEEVE_EDGE);
  const { back, lines, slit } = halvesEnd(whole, SLEEVE_EDGE, end);
  const drawn = { choices, reach, lines, length: edgeLength, slit, full: false };
  const site = { ...drawn, families: ['back'] };
  const { panels, pleats, operations } = laidInPleats(end, site, [front, back]);
  return {
    ...mergePlans(
      {
        operations,
        seams: SEAMS,
        notices: [...roundNotices(roundness(fitted)), ...lengthNotices(longer)],
        finished: rounded({
          biceps: width,
          sleeveLength: length + added,
          sleeveHem: wornGirth(end, reach, edgeLength),
        }),
        ease: rounded({ biceps: width - body.bicepsCircumference }),
        construction: rounded({
          underarmRadius: fitted.backArm.radius,
          ...(added > 0 ? { sleeveEndDepth: added } : {}),
        }),
      },
      end.finish({ ...site, pleats }),
    ),
    redrawn: { front: item(panels, 0), back: item(panels, 1) },
  };
}

/** Sleeves cut in one with front and back, round under the arm (METHODS §5.3). */
export const KIMONO: Sleeve = { id: 'kimono', draw };
