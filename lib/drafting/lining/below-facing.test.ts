import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { drawDraft } from '../draft';

it('has the bust dart of a lining as high above the side that a hem lifts as on the other', () => {
  const choices = completeChoices(
    'dress',
    {
      'neckline-front': 'one-shoulder',
      'hem-shape': 'asymmetric',
      inside: 'lining',
    },
    {},
  );
  const lining = measureDraft(drawDraft(choices, STANDARD_SIZES['44'])).piece('lining-front');
  const legs = lining?.edges.filter(({ role }) => role === 'dart') ?? [];
  const heights = (side: number) =>
    legs
      .filter(({ start }) => Math.sign(start.x) === side)
      .flatMap(({ start, end }) => [start.y, end.y].map((y) => y.toFixed(2)))
      .sort();
  expect(heights(1)).toHaveLength(4);
  expect(heights(1)).toEqual(heights(-1));
});
