import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';
import { lesserOnLeft } from './lesser-on-left';

const CHOICES = completeChoices(
  'top',
  {
    length: 'cropped',
    'bust-shaping': 'princess-shoulder',
    'back-shaping': 'princess',
    'neckline-front': 'one-shoulder',
    opening: 'back-buttons',
    pockets: 'in-seam',
    'hem-shape': 'curved',
  },
  {},
);

it('names what the left half has less room for', () => {
  const mouth = { from: 0, to: 12, turn: 0, below: 4 };
  expect(lesserOnLeft({ hemFacing: 4, mouth }, { hemFacing: 4, mouth })).toEqual([]);
  expect(lesserOnLeft({ hemFacing: 4 }, { hemFacing: 3 })).toEqual([{ hemFacing: 3 }]);
  const shallow = { ...mouth, below: 3 };
  expect(lesserOnLeft({ mouth }, { mouth: shallow })).toEqual([{ mouth: shallow }]);
});

it('lifts the hem of both sides alike above a pocket in their seams', () => {
  expect(brokenBySize(CHOICES)).toEqual([]);
  for (const size of ['40', '50'] as const) {
    const draft = drawDraft(CHOICES, STANDARD_SIZES[size]);
    const hems = ['front-side', 'front-side-left'].map((id) =>
      lengthOfAll(pieceOf(draft, id)?.edges.filter(({ line }) => line === 'hem') ?? []),
    );
    expect(hems[0], size).toBeCloseTo(hems[1] ?? Number.NaN, 2);
  }
});
