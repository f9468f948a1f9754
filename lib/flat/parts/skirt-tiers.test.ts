import { expect, test } from 'vitest';
import { drawDraft } from '@/lib/drafting/draft';
import type { Stroke } from '@/lib/drawing/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { flatDrawing } from '../flat';

const choices = chooseInTurn('dress', { 'waist-seam': 'empire', skirt: 'tiered' });
const draft = drawDraft(choices, STANDARD_SIZES['48']);
const { items } = flatDrawing(draft, 'front');

/** Heights of all points of the lines of one name, each line for itself. */
const heightsOf = (id: string): number[][] =>
  items
    .filter((item): item is Stroke => item.kind === 'stroke' && item.id === id)
    .map(({ path }) => path.flatMap((command) => (command[0] === 'Z' ? [] : [command.at(-1) as number])));

const seams = heightsOf('skirt-front/tier').map(([y]) => y as number);

test('a seam runs down the middle of the tiers that are cut in halves, and of no other', () => {
  const halved = draft.pieces.filter(({ part, cut }) => part === 'skirt-front' && !cut.onFold);
  expect(halved.map(({ id }) => id)).toEqual(['skirt-front-tier-2', 'skirt-front-tier-3']);
  const middles = heightsOf('skirt-front/centre');
  expect(middles).toHaveLength(halved.length);
  expect(Math.max(...middles.flat())).toBeCloseTo(Math.max(...seams), 6);
});

test('the folds of a full hem end below the lowest seam', () => {
  const folds = heightsOf('skirt-front/fold');
  expect(folds.length).toBeGreaterThan(0);
  expect(Math.max(...folds.flat())).toBeLessThan(Math.min(...seams));
});
