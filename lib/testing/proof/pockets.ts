import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft, Piece } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { changePiece, movePath, movePiece } from '../mutate';
import { casesOf, type RuleCase } from './case';

const jacket = drawDraft(
  chooseInTurn('jacket', { pockets: 'flap', 'bust-shaping': 'side-dart', silhouette: 'fitted' }),
  STANDARD_SIZES['46'],
);

const find = (id: string): Piece => {
  const piece = pieceOf(jacket, id);
  if (!piece) throw new Error(`No ${id}`);
  return piece;
};

/** The slit moved sideways. */
const slitMoved = (draft: Draft, by: number): Draft =>
  changePiece(draft, 'front', ({ internal }) => ({
    internal: internal.map((own) =>
      own.kind === 'slash' ? { ...own, path: movePath(own.path, (x, y) => [x + by, y]) } : own,
    ),
  }));

/** Until it begins in the waist dart. */
function slitInDart(draft: Draft): Draft {
  const line = (kind: string) => find('front').internal.find((own) => own.kind === kind)?.path[0];
  const [slit, dart] = [line('slash'), line('fisheye-dart')];
  if (!slit || !dart) throw new Error('No slit and no dart');
  return slitMoved(draft, Number(dart[1]) - Number(slit[1]));
}

const widened = (id: string, by: number): Draft =>
  changePiece(jacket, id, (piece) => movePiece(piece, (x, y) => [x > 5 ? x + by : x, y]));

/** Breaks of what holds the parts of a pocket in a slit. */
export const POCKET_PARTS: readonly RuleCase[] = casesOf(jacket, [
  { rule: 'F12', breaks: 'a slit that ends in a dart', broken: slitInDart(jacket) },
  { rule: 'F12', breaks: 'a slit that ends beside the side seam', broken: slitMoved(jacket, 4) },
  { rule: 'C17', breaks: 'a flap too wide for its mouth', broken: widened('pocket-flap', 0.3) },
  { rule: 'C17', breaks: 'an under flap too wide for its mouth', broken: widened('pocket-flap-under', 0.3) },
  { rule: 'C17', breaks: 'a bag that ends beyond the welts', broken: widened('pocket-bag-under', 1.5) },
  {
    rule: 'C17',
    breaks: 'halves of a bag equally long, though they hang from rows one above the other',
    broken: changePiece(jacket, 'pocket-bag-under', () => ({ edges: find('pocket-bag-upper').edges })),
  },
]);
