import { expect, it } from 'vitest';
import { FIRST_QUESTIONS, firstChoices, firstGarments } from './first-garment';
import { pieceRow } from './piece-row';

it('is drawn for every combination of answers, under names the creator accepts', () => {
  const all = firstGarments();
  const combinations = Object.values(FIRST_QUESTIONS).reduce((product, values) => product * values.length, 1);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(combinations);
  for (const { slug, answers, choices } of all) {
    expect(slug).toMatch(/^[a-z0-9-]{1,60}$/);
    expect(choices.options).toMatchObject(answers);
    expect(firstChoices(slug)).toEqual(choices);
  }
});

it('hangs its pieces on one line, none over another', () => {
  const [first] = firstGarments();
  const { box, items } = pieceRow(first?.draft as NonNullable<typeof first>['draft']);
  expect(box[3]).toBeCloseTo(0.4, 6);
  expect(box[2] - box[0]).toBeGreaterThan(150);
  expect(items.length).toBeGreaterThan(20);
});
