import { expect, test } from 'vitest';
import { slugs } from '../collection';
import { drawnFigure, drawnWords, measuredFigure } from './draw-figure';
import { FIGURES } from './registry';

test('only words of the dictionary are illustrated', () => {
  const words = new Set(slugs('fr', 'dictionary'));
  expect(Object.keys(FIGURES).filter((word) => !words.has(word))).toEqual([]);
});

test('every word of the registry has its picture', () => {
  const without = Object.keys(FIGURES).filter((word) => !measuredFigure(word) && !drawnFigure(word));
  expect(without).toEqual([]);
});

test('at least forty words are drawn by the engine, and all measurements shown on the body', () => {
  expect(drawnWords().length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(FIGURES).filter((word) => measuredFigure(word))).toHaveLength(17);
});
