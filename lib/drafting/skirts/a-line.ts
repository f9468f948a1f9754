import { fittedSkirt } from './fitted';
import { intakeFor } from './intake';
import type { Skirt } from './skirt';

/** What the side gains at the hem (METHODS §8: 2–4), and the part of each dart closed into it (50–100 %). */
const A_LINE_SIDE = 3;
const CLOSED = 0.5;
/** What would be left of a dart below this is closed too. */
const WORTH_SEWING = 1;

/** Part of a dart that is closed into the hem: all of one of which too little would be left. */
function closedInto(width: number): number {
  return (1 - CLOSED) * width < WORTH_SEWING ? 1 : CLOSED;
}

/** A straight skirt whose darts are turned into the hem, flared at the sides. */
export const A_LINE: Skirt = {
  id: 'a-line',
  draw: (request) =>
    fittedSkirt(request, {
      intake: intakeFor(request, true),
      flare: A_LINE_SIDE / (request.hip - request.hem),
      closedShare: closedInto,
    }),
};
