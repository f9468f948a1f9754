import { expect, test } from 'vitest';
import { drawDraft } from '@/lib/drafting/draft';
import type { Stroke } from '@/lib/drawing/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { flatDrawing } from '../flat';

test.each(['armhole', 'shoulder'] as const)(
  'a princess seam from the %s reaches the seam at the waist',
  (from) => {
    const choices = chooseInTurn('dress', {
      'waist-seam': 'natural',
      skirt: 'full-circle',
      'bust-shaping': `princess-${from}`,
    });
    const { items } = flatDrawing(drawDraft(choices, STANDARD_SIZES['38']), 'front');
    const strokes = items.filter((item): item is Stroke => item.kind === 'stroke');
    const seams = strokes.filter(
      ({ id = '', stroke }) => /^front\/front.*-seam$/.test(id) && stroke === 'seam',
    );
    expect(seams).toHaveLength(2);
    for (const { path } of seams) {
      const heights = path.flatMap((command) => (command[0] === 'Z' ? [] : [command.at(-1) as number]));
      expect(heights.every(Number.isFinite)).toBe(true);
      expect(Math.min(...heights)).toBeLessThan(0.2);
    }
  },
);
