import { expect, test } from 'vitest';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { STAGES } from '@/lib/operations/stages';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { drawDraft } from '../draft';

const DRESS = { 'waist-seam': 'natural', skirt: 'gathered', sleeve: 'none' };

function stagesOf(worn: Readonly<Record<string, string>>): Record<string, number> {
  const choices = chooseInTurn('dress', { ...DRESS, ...worn });
  expect(choices.options).toMatchObject(worn);
  const { seams, operations } = drawDraft(choices, STANDARD_SIZES['38']);
  return Object.fromEntries([...seams, ...operations].map(({ id, stage }) => [id, stage]));
}

test('neck and armholes are faced in one before the skirt and the zip, in their order', () => {
  const at = stagesOf({ skirt: 'full-circle', sleeve: 'straps' });
  const order = [
    'shoulder',
    'facing-shoulder',
    'finish-facing',
    'neck-facing',
    'armhole-facing',
    'understitch',
  ];
  const stages = [...order, 'waist-front', 'back-zip', 'facing-back-zip-ends'].map((id) => at[id]);
  expect(stages).toEqual([...stages].sort((a, b) => Number(a) - Number(b)));
  expect(new Set(stages).size).toBe(stages.length);
});

test('the edges of a lap that runs on down the skirt are faced once that is sewn on', () => {
  const at = stagesOf({ opening: 'front-buttons' });
  expect(at['armhole-facing']).toBeLessThan(STAGES.waistSeam);
  expect(at['facing-waist']).toBeGreaterThan(STAGES.waistSeam);
  expect(at['front-edge-facing']).toBe(STAGES.frontFacing);
  expect(at.understitch).toBe(STAGES.understitch);
});

test('a neck faced alone waits for the zip', () => {
  expect(stagesOf({ sleeve: 'set-in' })['neck-facing']).toBe(STAGES.neckline);
});
