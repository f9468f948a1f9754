import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, Edge } from '@/lib/pattern/types';
import { flatDrawing } from '../flat';
import { WORN_COLLARS } from './registry';

const drawn = (collar: string): Draft =>
  drawDraft(completeChoices('top', { collar }, {}), STANDARD_SIZES[38]);

const art = (draft: Draft, view: 'front' | 'back'): string =>
  JSON.stringify(flatDrawing(draft, view).items.map((item) => (item.kind === 'stroke' ? item.path : '')));

describe('collars in the technical drawing', () => {
  it('look like no other collar from the front', () => {
    const all = ['none', ...Object.keys(WORN_COLLARS)].map((collar) => art(drawn(collar), 'front'));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(Object.keys(WORN_COLLARS))('%s fits its box, and shows from the back', (collar) => {
    const draft = drawn(collar);
    for (const view of ['front', 'back'] as const) {
      const { box } = flatDrawing(draft, view);
      expect(box.every(Number.isFinite)).toBe(true);
      expect(box[0]).toBeCloseTo(-box[2], 6);
    }
    const bare = {
      ...draft,
      choices: { ...draft.choices, options: { ...draft.choices.options, collar: 'none' as const } },
    };
    expect(art(draft, 'back')).not.toBe(art(bare, 'back'));
  });

  it.each(['notched', 'shawl'])(
    '%s turns over alike where its fronts are cut for one side each',
    (collar) => {
      const leaf = (shape: string): string => {
        const options = { collar, opening: 'double-breasted', 'hem-shape': shape };
        const draft = drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[38]);
        const { items } = flatDrawing(draft, 'front');
        return JSON.stringify(
          items.filter((item) => item.kind === 'stroke' && item.id?.startsWith('front/collar')),
        );
      };
      expect(leaf('asymmetric')).toBe(leaf('straight'));
    },
  );

  it('turn over beside a dart whose legs differ by the grain a draft is written to', () => {
    const options = { collar: 'notched', 'bust-shaping': 'neck-dart', fit: 'loose' };
    const draft = drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[38]);
    const pieces = draft.pieces.map((piece) => ({
      ...piece,
      edges: piece.edges.map((edge) => (edge.id === 'neckline-2' ? nudged(edge) : edge)),
    }));
    expect(() => art({ ...draft, pieces }, 'front')).not.toThrow();
  });
});

/** With its first point a little aside. */
function nudged(edge: Edge): Edge {
  const [[, x, y], ...rest] = edge.path as [['M', number, number]];
  return { ...edge, path: [['M', x + 2e-6, y], ...rest] };
}
