import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { unfoldPiece } from '@/lib/sheets/pieces/unfold-piece';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (pockets: string, options: Record<string, string> = {}) =>
  completeChoices('top', { pockets, ...options }, {});
const drawn = (pockets: string, options: Record<string, string> = {}) =>
  drawDraft(designed(pockets, options), STANDARD_SIZES['40']);

test.each<Record<string, string>>([
  {},
  { opening: 'front-buttons', collar: 'shirt' },
  { 'neckline-front': 'one-shoulder' },
])('one pocket on the left breaks no rule on sizes 34–56 with %j', (options) => {
  expect(brokenBySize(designed('chest-left', options))).toEqual([]);
});

test('it is one of the pair that lies on the chest, marked for one side', () => {
  const [one, two] = [drawn('chest-left'), drawn('chest')];
  expect(pieceOf(one, 'pocket')?.cut.count).toBe(1);
  expect(pieceOf(two, 'pocket')?.cut.count).toBe(2);
  expect(pieceOf(one, 'pocket')?.edges).toEqual(pieceOf(two, 'pocket')?.edges);
  const places = [one, two].map((draft) =>
    pieceOf(draft, 'front')?.internal.filter(({ id }) => id === 'pocket'),
  );
  expect(places[0]?.map(({ side }) => side)).toEqual(['left']);
  expect(places[1]?.map(({ side }) => side)).toEqual([undefined]);
  expect(places[0]?.map(({ path }) => path)).toEqual(places[1]?.map(({ path }) => path));
});

test('opened out, the front shows its place once, on the wearer’s left', () => {
  const front = pieceOf(drawn('chest-left'), 'front') ?? expect.unreachable();
  const places = unfoldPiece(front).internal.filter(({ id }) => id.startsWith('pocket'));
  expect(places).toHaveLength(1);
  expect(Math.min(...(places[0]?.path.map((command) => command[1] ?? 0) ?? []))).toBeGreaterThan(0);
});

test('in slits over one shoulder, the pair keeps clear of the darts of both sides', () => {
  const options = {
    ...{ 'neckline-front': 'one-shoulder', 'bust-shaping': 'neck-dart', sleeve: 'raglan' },
    ...{ fit: 'easy', silhouette: 'fitted', 'waist-seam': 'natural', pockets: 'welt' },
    ...{ opening: 'side-zip', 'sleeve-length': 'short', skirt: 'half-circle' },
  };
  expect(brokenBySize(completeChoices('dress', options, {}))).toEqual([]);
});
