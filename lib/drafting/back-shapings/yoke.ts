import {
  LOWER_LINE,
  type Parted,
  partBack,
  seamLengths,
  UPPER_LINE,
  wholeBelow,
} from '../back-yokes/part-back';
import { shoulderEase } from '../garments/bodice-seams';
import type { PlanPart } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import type { BackShaping, PartedBack, PartRequest } from './shaping';

/** What a yoke is sewn to below, drawn for the fullness it holds. */
export interface UnderYoke extends Pick<PartedBack, 'fullness'>, Pick<PlanPart, 'operations'> {
  readonly lower: Parted['lower'];
  readonly seam: SeamPlan;
}

type Fill = (parted: Parted) => UnderYoke;

/** The seam under the yoke, from the armhole to the centre. */
export function underYoke(
  sketch: Partial<Pick<SeamPlan, 'operation' | 'ease' | 'gather' | 'notches'>>,
): SeamPlan {
  return seam({
    id: 'back-yoke',
    operation: 'sew-back-yoke',
    a: [{ family: 'back', line: LOWER_LINE }],
    b: [{ family: 'back', line: UPPER_LINE, reversed: true }],
    ...sketch,
  });
}

/** The ease of the shoulder lies in the seam now: what bending the edge has made of its length is no ease. */
const HAIR = 0.03;

function plain(parted: Parted): UnderYoke {
  const { lower, yoke } = seamLengths(parted);
  const ease = Math.abs(lower - yoke) < HAIR ? 0 : lower - yoke;
  return { lower: parted.lower, seam: underYoke({ ease }) };
}

/** A back whose yoke takes the shaping over the blades; cloth may fall from it that its lower edge holds. */
export function yokeWith(id: string, atWaist: boolean, fill: Fill = plain): BackShaping {
  return {
    id,
    atWaist,
    shape: ({ bodice }) => ({ back: bodice.back }),
    part: ({ back, nape, front, easedIn, fallsWhole }: PartRequest): PartedBack => {
      const parted = partBack(back, nape, easedIn ? 0 : shoulderEase({ front }, [back]));
      const { lower, seam: sewn, fullness, operations = [] } = fill(fallsWhole ? wholeBelow(parted) : parted);
      const more = fullness ? { fullness } : {};
      return { back: lower, beside: [parted.yoke], seams: [sewn], operations, ...more };
    },
  };
}

/** Plain: darts go on taking in a fitted waist below it. */
export const YOKE = yokeWith('yoke', true);
