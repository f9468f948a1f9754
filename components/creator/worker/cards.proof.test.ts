import { describe, expect, it } from 'vitest';
import { GARMENTS, listingOf } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { answerThumbnails } from './answer-thumbnails';
import type { ThumbnailsFound } from './protocol';

const body = STANDARD_SIZES['40'];

describe.each(GARMENTS)('a %s', (garment) => {
  const choices = defaultChoices(garment);

  it.each(Object.entries(listingOf(garment).slots))('has cards for %s, all cut alike', (slot, { values }) => {
    const answers = [
      ...answerThumbnails({ kind: 'thumbnails', choices, body, slot, values, chosen: [] }, 10),
    ];
    expect(answers.slice(0, -1).every((answer) => answer === null)).toBe(true);
    const { pictures } = answers.at(-1) as ThumbnailsFound;
    expect(Object.keys(pictures)).toEqual([...values]);
    const boxes = new Set(Object.values(pictures).map(({ box }) => box.join()));
    expect(boxes.size).toBe(1);
    for (const { box } of Object.values(pictures)) expect(box[2] / box[3]).toBeCloseTo(4 / 3, 6);
  });
});
