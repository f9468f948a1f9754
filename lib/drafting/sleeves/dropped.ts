import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { withExtension } from './extended';
import type { FitRules } from './fit';
import { onePiece } from './one-piece';
import type { Sleeve } from './sleeve';

/** How far the shoulder drops on to the arm, and the armhole with it by half of that (METHODS §5.3: 3–8). */
const DROP = 5;
const EXTENSION = { length: DROP, fall: 4, fullness: [0.5, 0.36] } as const;
/** The flat cap of a shirt, hardly eased (METHODS §5.1, §5.3; INVARIANTS E15). */
const SHIRT: FitRules = {
  band: { low: 0.15, high: 0.255, flattest: 0.14 },
  ease: { share: 0, min: 0.4, max: 0.4 },
};

const OVER_SHOULDER = onePiece({
  id: 'dropped',
  rules: SHIRT,
  deeper: DROP / 2,
  shorter: DROP,
  redraw: ({ front, back }) => ({
    front: withExtension(front, EXTENSION),
    back: withExtension(back, EXTENSION),
  }),
});

/** Cut across below the shoulder only its deeper armhole is left: what would drop on to the arm lies above the edge (METHODS §4). */
const BELOW_SHOULDER = onePiece({ id: 'dropped', deeper: DROP / 2 });

/** A sleeve sewn to a shoulder that drops on to the arm. */
export const DROPPED: Sleeve = {
  ...OVER_SHOULDER,
  draw: (request, lastTry) =>
    (isOffShoulder(request.choices) ? BELOW_SHOULDER : OVER_SHOULDER).draw(request, lastTry),
};
