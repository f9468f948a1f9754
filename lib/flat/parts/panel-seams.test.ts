import { describe, expect, it } from 'vitest';
import type { RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import type { Stroke } from '@/lib/drawing/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import type { View } from '../flat';
import { flatDrawing } from '../flat';

/** The points of the seams between panels, on each side of a view. */
function seamsOf(garment: 'top' | 'dress', options: RawOptions, view: View) {
  const { items } = flatDrawing(drawDraft(chooseInTurn(garment, options), STANDARD_SIZES['38']), view);
  const own = new RegExp(`^${view}/${view}.*-seam$`);
  return items
    .filter((item): item is Stroke => item.kind === 'stroke' && own.test(item.id ?? ''))
    .filter(({ stroke }) => stroke === 'seam')
    .map(({ path }) => flatten(fromCommands(path.filter((command) => command[0] !== 'Z'))));
}

describe.each(['armhole', 'shoulder'])('a princess seam from the %s', (from) => {
  it('reaches the seam at the waist', () => {
    const options = { 'waist-seam': 'natural', skirt: 'full-circle', 'bust-shaping': `princess-${from}` };
    const seams = seamsOf('dress', options, 'front');
    expect(seams).toHaveLength(2);
    for (const points of seams) {
      expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
      expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(0.2);
    }
  });

  it.each([
    ['curved', 'hip'],
    ['high-low', 'tunic'],
  ])('runs straight down to a %s hem', (shape, length) => {
    const options = {
      'bust-shaping': `princess-${from}`,
      'back-shaping': 'princess',
      'hem-shape': shape,
      length,
    };
    for (const view of ['front', 'back'] as const) {
      const seams = seamsOf('top', options, view);
      expect(seams).toHaveLength(2);
      for (const points of seams) {
        const lowest = Math.min(...points.map(({ y }) => y));
        const below = points.filter(({ y }) => y < lowest + 8).map(({ x }) => x);
        // Where the hem rises or falls beside it, the line led along it by ten centimetres and more.
        expect(Math.max(...below) - Math.min(...below)).toBeLessThan(3);
      }
    }
  });
});
