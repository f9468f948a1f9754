import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong, pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;

type Design = [garment: Garment, shell: string, facing: string, options: Record<string, string>];

const DESIGNS: Design[] = [
  ['top', 'front', 'facing-front', { opening: 'front-buttons', 'hem-shape': 'curved' }],
  ['top', 'back', 'facing-back', { opening: 'back-buttons', sleeve: 'none' }],
  ['dress', 'skirt-front', 'skirt-facing-front', { opening: 'double-breasted', 'waist-seam': 'natural' }],
  ['dress', 'front', 'facing-front', { opening: 'wrap', 'neckline-front': 'wrap' }],
];

describe('a faced hem under a lap', () => {
  it.each(DESIGNS)('of a %s: %s is finished by %s and the strip that goes on from it: %j', (...design) => {
    const [garment, shell, facing, options] = design;
    const choices = completeChoices(garment, { hem: 'faced', 'side-slit': 'none', ...options }, {});
    for (const size of SIZES) {
      const draft = drawDraft(choices, STANDARD_SIZES[size]);
      const strip = `hem-facing-${shell.replace('skirt-', '')}`;
      const hem = (id: string) => lengthOf(draft, id, 'hem');
      expect(hem(facing) + hem(strip), size).toBeCloseTo(hem(shell), 1);
      const [joined] = draft.seams.filter(({ id }) => id === `${strip}-edge`);
      expect(
        joined?.b.map(({ piece }) => piece),
        size,
      ).toEqual([facing]);
      expect(
        draft.operations.map(({ id }) => id),
        size,
      ).not.toContain('facing-hem');
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });
});

describe('a hem of 5 cm on an edge that is not level', () => {
  it.each(['top', 'dress'] as const)('of a %s is a facing as high, and says so', (garment) => {
    const options = { hem: '5-cm', 'hem-shape': 'curved', 'side-slit': 'none' };
    for (const size of SIZES) {
      const draft = drawDraft(completeChoices(garment, options, {}), STANDARD_SIZES[size]);
      expect(draft.notices, size).toContainEqual({ code: 'hem-faced-on-curve', figures: { height: 5 } });
      expect(lengthOf(draft, 'hem-facing-back', 'side'), size).toBeCloseTo(5, 0);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });
});

function lengthOf(draft: Draft, id: string, line: 'hem' | 'side'): number {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No ${id}`);
  return lengthOfAll(edgesAlong(piece, line));
}
