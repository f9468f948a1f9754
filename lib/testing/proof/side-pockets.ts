import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { changePiece, movePiece } from '../mutate';
import { casesOf, type RuleCase } from './case';

const top = drawDraft(
  chooseInTurn('top', { silhouette: 'straight', length: 'hip', pockets: 'in-seam' }),
  STANDARD_SIZES['34'],
);

/** As pockets of long garments hang: deeper below the mouth than a short side is. */
const DEEPER = 4;
const BELOW_MOUTH = -17;

/** Breaks of what holds the bag of a pocket in the side seam. */
export const SIDE_POCKETS: readonly RuleCase[] = casesOf(top, [
  {
    rule: 'C17',
    breaks: 'a bag that shows below the hem',
    broken: changePiece(top, 'pocket-bag-upper', (piece) =>
      movePiece(piece, (x, y) => [x, y < BELOW_MOUTH ? y - DEEPER : y]),
    ),
  },
]);
