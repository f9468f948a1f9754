import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { signedArea } from '@/lib/geometry/polygon';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { linesInside } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const draw = (options: RawOptions, size: (typeof SIZE_NAMES)[number] = '40') =>
  drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);

const staysIn = (options: RawOptions) =>
  draw(options)
    .pieces.map(({ id }) => id)
    .filter((id) => /^(front|lapel)-stay/.test(id));

it.each(SIZE_NAMES)('fuses all of a front that rolls over, within its seam lines, size %s', (size) => {
  const draft = draw({}, size);
  const measured = measureDraft(draft);
  const [front, stay] = ['front', 'front-stay'].map((id) => measured.piece(id)?.edges ?? []);
  expect(stay?.map(({ length }) => length)).toEqual(front?.map(({ length }) => length));
  expect(stay?.every(({ allowance }) => allowance === 0)).toBe(true);
  expect(breaches(check(draft))).toEqual([]);
});

it.each<RawOptions>([
  {},
  { collar: 'shawl' },
  { opening: 'double-breasted' },
  { 'bust-shaping': 'princess-armhole' },
])('ends the second layer of a lapel 0.5 short of the roll line: %j', (options) => {
  const draft = draw(options);
  const [roll] = draft.pieces
    .filter(({ part }) => part === 'front')
    .flatMap((piece) => linesInside(piece, 'roll-line'));
  const lower = measureDraft(draft)
    .piece('lapel-stay')
    ?.edges.find(({ line }) => line === 'lower');
  if (!roll || !lower) throw new Error('No lapel is fused');
  const [from, to] = [startOf(pathOf(roll)), endOf(pathOf(roll))];
  for (const { x, y } of lower.points)
    expect((signedArea([from, to, { x, y }]) * 2) / distance(from, to)).toBeCloseTo(0.5, 3);
});

it('fuses the panel of a front that carries the lapel', () => {
  expect(staysIn({ 'bust-shaping': 'princess-armhole' })).toEqual(['front-stay-centre', 'lapel-stay']);
});

it.each<RawOptions>([
  { inside: 'facings' },
  { collar: 'shirt', 'neckline-front': 'round' },
  { 'bust-shaping': 'gathered-yoke' },
  { silhouette: 'elastic-waist' },
])('leaves a front soft that does not roll, is gathered or unlined: %j', (options) => {
  expect(staysIn(options)).toEqual([]);
});
