import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import { draftOf } from '@/lib/testing/booklet/designs';
import { clothNeed } from '../../cloth-needs';
import { layoutFigure } from './draw-layout';
import { unnumbered } from './number-layout';

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

test('a piece too small for its number on the layout is named instead', () => {
  const looped = force(defaultChoices('dress'), 'belt', 'tie').choices;
  const draft = draftOf(looped);
  const { layout } = clothNeed(draft, 'shell', 140);
  if (!layout) throw new Error('The cloth is wide enough');
  const numberOf = (id: string) => draft.pieces.findIndex((piece) => piece.id === id) + 1;
  const labels = { fold: 'pliure', selvedge: 'lisière' };
  const bare = unnumbered(draft.pieces, layout, { scale: 0.035, numberOf });
  expect(bare).toEqual(['belt-loop']);
  const figure = layoutFigure(draft.pieces, layout, { scale: 0.035, labels, numberOf });
  const written = figure.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(written).not.toContain(String(numberOf('belt-loop')));
  expect(unnumbered(draft.pieces, layout, { scale: 0.2, numberOf })).toEqual([]);
});

test('the number of a narrow piece keeps clear of its edges', () => {
  const draft = draftOf(force(defaultChoices('jacket'), 'pockets', 'welt').choices);
  const { layout } = clothNeed(draft, 'shell', 140);
  const welt = layout?.placements.find(({ piece }) => piece === 'pocket-welt');
  if (!layout || !welt) throw new Error('The jacket has welts, and the cloth is wide enough');
  const SCALE = 0.058;
  const figure = layoutFigure(
    draft.pieces,
    { ...layout, placements: [welt] },
    {
      scale: SCALE,
      labels: { fold: '', selvedge: '' },
      numberOf: () => 12,
    },
  );
  const [number] = figure
    .draw(0, 0)
    .flatMap((item) => (item.kind === 'text' && item.text === '12' ? [item] : []));
  const WELT = 4;
  // Figures stand about two thirds of their size high.
  expect(((number?.size ?? 0) * 2) / 3).toBeLessThan(0.8 * WELT * SCALE);
});

test('a bent piece bears its number where it is broadest, not only at its middle', () => {
  const draft = draftOf(force(defaultChoices('dress'), 'collar', 'peter-pan').choices);
  const { layout } = clothNeed(draft, 'interfacing', 90);
  if (!layout) throw new Error('The interfacing is wide enough');
  const numberOf = (id: string) => draft.pieces.findIndex((piece) => piece.id === id) + 1;
  expect(unnumbered(draft.pieces, layout, { scale: 0.06, numberOf })).toEqual([]);
});
