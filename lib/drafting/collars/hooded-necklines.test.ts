import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft, LineName } from '@/lib/pattern/types';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

type Options = Readonly<Record<string, string>>;

const designed = (options: Options, sizes: Record<string, number> = {}) =>
  completeChoices('top', { collar: 'hood', silhouette: 'straight', opening: 'none', ...options }, sizes);

function along(draft: Draft, id: string, line: LineName): number {
  const piece = draft.pieces.find((own) => own.id === id);
  if (!piece) throw new Error(`No ${id}`);
  return lengthOfAll(edgesAlong(piece, line));
}

describe('a hood', () => {
  it.each<[Options, Record<string, number>]>([
    [{ 'neckline-front': 'v' }, { 'neckline-front-depth': 3 }],
    [{ 'neckline-front': 'v', opening: 'front-zip' }, { 'neckline-front-depth': 10 }],
    [{ 'neckline-front': 'v', opening: 'front-buttons', inside: 'bias-binding' }, {}],
    [{ 'neckline-front': 'wrap' }, { 'neckline-front-depth': 12 }],
    [{ 'neckline-front': 'wrap', opening: 'wrap', silhouette: 'a-line' }, {}],
    [{ 'neckline-front': 'square', 'neckline-back': 'square' }, { 'neckline-front-width': 3 }],
    [{ 'neckline-front': 'v', 'neckline-back': 'v' }, { 'neckline-back-depth': 6 }],
    [{ 'neckline-front': 'boat', 'neckline-back': 'v' }, { 'neckline-back-depth': 3 }],
  ])('breaks no rule on sizes 34–56 with %j %j', (options, sizes) => {
    expect(brokenBySize(designed(options, sizes))).toEqual([]);
  });

  it.each<SizeName>(['34', '40', '54'])('is as long as a V it is sewn to, in size %s', (size) => {
    const options = { 'neckline-front': 'v', 'neckline-back': 'v' };
    const draft = drawDraft(designed(options), STANDARD_SIZES[size]);
    const neckline = along(draft, 'front', 'neckline') + along(draft, 'back', 'neckline');
    for (const id of ['hood-inner', 'hood-outer']) expect(along(draft, id, 'neck')).toBeCloseTo(neckline, 5);
  });

  it.each<SizeName>(['34', '44', '56'])(
    'goes round a sweetheart drawn out to its point, in size %s',
    (size) => {
      const draft = drawDraft(designed({ 'neckline-front': 'sweetheart' }), STANDARD_SIZES[size]);
      const front = draft.pieces.find(({ id }) => id === 'front');
      expect(front && edgesAlong(front, 'neckline')).toHaveLength(1);
      expect(breaches(check(draft))).toEqual([]);
    },
  );
});
