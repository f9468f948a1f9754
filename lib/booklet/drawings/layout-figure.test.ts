import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { clothNeed } from '../cloth-needs';
import { draftOf } from '../test-designs';
import { layoutFigure } from './layout-figure';

test('no piece of a layout lies over the number of its neighbour', () => {
  const draft = draftOf(defaultChoices('top'));
  const { layout } = clothNeed(draft, 'shell', 140);
  const labels = { fold: 'pliure', selvedge: 'lisière' };
  const figure = layout && layoutFigure(draft.pieces, layout, { scale: 0.05, labels, numberOf: () => 1 });
  const kinds = (figure?.draw(0, 0) ?? []).map((item) =>
    item.kind === 'text' ? 'text' : 'fill' in item && item.fill ? 'cloth' : 'line',
  );
  expect(kinds).toContain('cloth');
  expect(kinds.lastIndexOf('cloth')).toBeLessThan(kinds.indexOf('text'));
});
