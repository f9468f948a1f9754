import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { lineLength, linePath } from '../../kernel/lines';
import { mergePlans, operation } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import { type SeamPlan, seam } from '../../kernel/seams';
import { armholeSeam, NOTCH, plainCap, type SewnCap } from '../armhole-seam';
import { NARROW_HEM } from '../ends/hem';
import { type Fitted, fitSleeve, widthNotices } from '../fit';
import type { Sleeve, SleevePlan, SleeveRequest } from '../sleeve';
import { petals } from './petals';

const FRONT = 'petal-front';
const BACK = 'petal-back';

/** Cloth below the underarm (METHODS §5.3: 6–7). */
const UNDERARM = 6.5;
/** How far each petal goes on beyond the crown, and how far it stays above the notch there (METHODS §5.3). */
const OVER = 5;
const ABOVE_NOTCH = 0.5;

function overCrown({ front }: SleeveRequest, { crown, backNotch }: SewnCap): number {
  const least = Math.min(crown - NOTCH.front * pathLength(front), backNotch - crown);
  return Math.min(OVER, least - ABOVE_NOTCH);
}

function underarmSeam(): SeamPlan {
  return seam({
    id: 'sleeve-underarm',
    operation: 'sew-sleeve-underarm',
    a: [{ family: FRONT, line: 'underarm' }],
    b: [{ family: BACK, line: 'underarm', reversed: true }],
  });
}

/** The cap as both petals make it, with notches where the tip of each lies on the armhole. */
function setIn(request: SleeveRequest, sewn: SewnCap, over: number): SeamPlan {
  const plain = armholeSeam(request, sewn, [
    { family: FRONT, line: 'cap' },
    { family: BACK, line: 'cap' },
  ]);
  return { ...plain, notches: plain.notches.filter(({ a }) => a !== 0).concat({ a: sewn.crown - over }) };
}

function plan(request: SleeveRequest, fitted: Fitted): SleevePlan {
  const { choices, body } = request;
  const { cap, width, ease } = fitted;
  const end = request.end ?? NARROW_HEM;
  const sewn = plainCap(request, ease, pathLength(cap.path));
  const over = overCrown(request, sewn);
  const length = cap.height + UNDERARM - end.depth(choices);
  const [front, back] = petals({ cap, sewn, width, length, over, edge: end.edge });
  const arm = body.bicepsCircumference;
  const reach = { length, arm, closed: arm, buttoned: arm, plain: width, gain: 0 };
  const site = { reach, full: false, slit: 0, families: [FRONT, BACK] };
  const lines = [FRONT, BACK].map((family) => ({ family, line: 'hem' }) as const);
  const hem = lineLength(front, 'hem') + lineLength(back, 'hem');
  const crown = front.landmarks.crown ?? { x: 0, y: cap.height };
  const below = intersectVertical(linePath(front, 'hem'), crown.x).map(({ point }) => point.y);
  return mergePlans(
    {
      panels: [front, back],
      seams: [underarmSeam(), setIn(request, sewn, over)],
      operations: [
        operation({
          id: 'petals',
          operation: 'baste-petals',
          families: [FRONT, BACK],
          lines: [{ family: BACK, line: 'cap@under' }],
          figures: rounded({ length: 2 * over }),
        }),
      ],
      notices: widthNotices(request, width),
      finished: rounded({ biceps: width, sleeveLength: crown.y - Math.min(...below), sleeveHem: hem }),
      ease: rounded({ biceps: width - body.bicepsCircumference }),
      construction: rounded({ capHeight: cap.height, capEase: ease }),
    },
    end.finish({ ...site, choices, lines, length: hem }),
  );
}

/** Two petals that cross over the top of the arm, set in as one sleeve (METHODS §5.3). */
export const TULIP: Sleeve = {
  id: 'tulip',
  draw: (request, lastTry) => {
    const fitted = fitSleeve(request, lastTry);
    return fitted === 'deepen-armhole' ? fitted : plan(request, fitted);
  },
};
