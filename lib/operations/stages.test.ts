import { expect, test } from 'vitest';
import { moveStage, STAGES } from './stages';

test('stages stand in the order of making', () => {
  const stages = Object.values(STAGES);
  expect(stages).toEqual([...stages].sort((a, b) => a - b));
});

test('a span of stages moves into another in its order', () => {
  const moved = ([60, 75, 90] as const).map((stage) =>
    moveStage(stage, ['facingSeams', 'understitch'], ['strapFacings', 'strapUnderstitch']),
  );
  expect(moved).toEqual([STAGES.strapFacings, 32.25, STAGES.strapUnderstitch]);
  expect(moveStage(91, ['facingSeams', 'understitch'], ['strapFacings', 'strapUnderstitch'])).toBeUndefined();
});
