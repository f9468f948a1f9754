import { SLEEVE_LENGTH } from '@/lib/choices/slots/sleeve-length';
import { traitsOf } from '@/lib/choices/slots/traits';
import { chosen } from '../../garments/chosen';
import { tooShort } from '../../garments/long-enough';
import { ARM_ENDS } from '../ends/registry';
import { LEAST_EASE } from '../fit';
import { type Reach, sleeveReach } from '../lengths';
import type { SleeveRequest } from '../sleeve';
import { leastUnderarm } from '../slit';
import { type Arm, type Fitted, roundest } from './fit-underarm';
import { type LaidArms, layArms } from './lay-arms';

/** More over the arm than a set-in sleeve has: the cloth folds under it (H). */
const WIDER = 2;
/** Where that cannot be drawn it is narrowed in these steps, down to the least ease of woven cloth. */
const NARROWING = 0.5;
/** A short sleeve that would end within the round of its underarm goes on in these steps. */
const LENGTHENING = { step: 1, most: 14 };
/** Cloth left of the arm below its underarm. */
const BELOW_CURVE = 4;

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

/** As long as asked, or as little longer as the round of the underarm needs; a flatter arm only where that does not help. */
export function fitArm(request: SleeveRequest): FittedArm {
  for (const arms of layArms(request)) {
    for (let longer = 0; longer <= LENGTHENING.most; longer += LENGTHENING.step) {
      const fitted = fitWidth(request, arms, longer);
      if (fitted) return fitted;
    }
  }
  throw tooShort('sleeve', 'fit');
}
