import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { flatten } from '@/lib/geometry/flatten';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { LineName, Piece } from '@/lib/pattern/types';
import { panelsOf } from './panels';
import { wornGarment } from './worn';

function backOf(shaping: string, opening: string): Piece {
  const choices = completeChoices('top', { 'back-shaping': shaping, opening, silhouette: 'straight' }, {});
  const panels = panelsOf(drawDraft(choices, STANDARD_SIZES['40']), 'back');
  const found = panels.find(({ id }) => id === 'back');
  if (!found) throw new Error('No back');
  return found;
}

const along = ({ edges }: Piece, line: LineName): number =>
  lengthOfAll(edges.filter((edge) => edge.line === line));

const FULL = ['yoke-box-pleat', 'yoke-gathers'];
const OPENINGS = ['side-zip', 'back-zip', 'back-buttons'];

test.each(FULL.flatMap((shaping) => OPENINGS.map((opening) => [shaping, opening] as const)))(
  'a back with its fullness laid is seen as wide as a plain one: %s, %s',
  (shaping, opening) => {
    const [full, plain] = [backOf(shaping, opening), backOf('yoke', opening)];
    for (const line of ['hem', 'yoke', 'side', 'armhole'] as const)
      expect(along(full, line)).toBeCloseTo(along(plain, line), 1);
    const places = ({ marks }: Piece) => marks.map(({ at }) => at[0]);
    expect(places(full)).toEqual(places(plain).map((x) => expect.closeTo(x, 6)));
  },
);

test('a hem that drops goes on without a step where its fullness is laid', () => {
  const options = {
    'back-shaping': 'yoke-gathers',
    'hem-shape': 'asymmetric',
    opening: 'wrap',
    silhouette: 'fitted',
  };
  const choices = completeChoices(
    'dress',
    { ...options, silhouette: 'fitted', 'side-slit': 'back-vent', collar: 'notched' },
    {},
  );
  const { near } = wornGarment(drawDraft(choices, STANDARD_SIZES['52']), 'back');
  const places = flatten(near.lines.hem, 0.01);
  const steep = places.slice(1).map((p, i) => {
    const before = places[i] ?? p;
    return Math.abs(p.y - before.y) / Math.max(0.01, Math.abs(p.x - before.x));
  });
  expect(Math.max(...steep)).toBeLessThan(1);
});
