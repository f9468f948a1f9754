import { describe, expect, it } from 'vitest';
import type { Choices } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { flatDrawing } from './flat';

const DESIGNS: readonly Choices['options'][] = [
  {},
  { sleeve: 'none', 'neckline-front': 'v', 'neckline-back': 'v' },
  { 'sleeve-length': 'long', silhouette: 'straight', 'back-shaping': 'none', opening: 'none' },
  { 'sleeve-length': 'elbow', silhouette: 'a-line', 'back-shaping': 'none', length: 'tunic' },
  { 'bust-shaping': 'waist-dart', length: 'waist' },
];

describe('the technical drawing over the sizes', () => {
  for (const [size, body] of Object.entries(STANDARD_SIZES)) {
    it(`draws every design in size ${size}`, () => {
      for (const options of DESIGNS) {
        const draft = drawDraft({ version: 1, garment: 'top', options, sizes: {} }, body);
        for (const view of ['front', 'back'] as const) {
          const { box, items } = flatDrawing(draft, view);
          expect(box.every(Number.isFinite)).toBe(true);
          expect(box[0]).toBeCloseTo(-box[2], 6);
          // The shoulders are the highest point: no sleeve stands above them.
          const top = Math.max(
            ...items.flatMap((item) =>
              item.kind === 'stroke' && item.id === view ? heights(item.path) : [],
            ),
          );
          expect(box[3]).toBeLessThan(top + 2);
        }
      }
    });
  }
});

function heights(path: readonly (readonly (string | number)[])[]): number[] {
  return path.map((command) => command.at(-1)).filter((y) => typeof y === 'number');
}
