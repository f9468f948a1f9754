import { describe, expect, it } from 'vitest';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import type { Stroke } from '@/lib/drawing/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import type { PathCommand, Point } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { flatDrawing, type View } from './flat';

function shown(
  garment: Garment,
  options: RawOptions,
  view: View,
  id: string,
  size: keyof typeof STANDARD_SIZES = '38',
): Point[][] {
  const choices = chooseInTurn(garment, options);
  const { items } = flatDrawing(drawDraft(choices, STANDARD_SIZES[size]), view);
  return items
    .filter((item): item is Stroke => item.kind === 'stroke' && item.id === `${view}/${id}`)
    .map(({ path }) =>
      flatten(fromCommands(path.filter((command): command is PathCommand => command[0] !== 'Z')), 0.05),
    );
}

const widthOf = (points: readonly Point[]) =>
  Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
const heightOf = (points: readonly Point[]) =>
  Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y));

describe('hems on the technical drawing', () => {
  it('are stitched but where a lining is sewn to them', () => {
    const stitched = (inside: string) => shown('jacket', { inside }, 'front', 'hem-stitching').length;
    expect(stitched('facings')).toBeGreaterThan(0);
    expect(stitched('lining')).toBe(0);
  });

  it('are stitched to the centre where the hem is curved and the front laps', () => {
    const loose = { fit: 'loose', silhouette: 'a-line', 'back-shaping': 'none', hem: '2-cm' };
    const options = { ...loose, opening: 'front-buttons', 'hem-shape': 'curved' };
    expect(shown('top', options, 'front', 'hem-stitching', '44')).toHaveLength(1);
  });

  it('are stitched to the centre where the hem bends too closely there for its parallel', () => {
    const long = {
      silhouette: 'fitted',
      'waist-seam': 'none',
      skirt: 'straight',
      length: 'ankle',
      opening: 'wrap',
    };
    const gathered = { inside: 'lining', 'bust-shaping': 'shoulder-dart', 'back-shaping': 'yoke-gathers' };
    const options = { ...long, ...gathered, 'hem-shape': 'curved', 'side-slit': 'back-vent', hem: '5-cm' };
    for (const size of ['34', '54', '56'] as const)
      expect(shown('dress', options, 'back', 'hem-stitching', size), size).toHaveLength(1);
  });
});

describe('gathers on the technical drawing', () => {
  it.each(['elastic', 'ruffle'])('end on the cloth below a sleeve with %s', (finish) => {
    for (const size of ['34', '54'] as const) {
      const sleeve: Readonly<Record<string, string>> =
        finish === 'elastic' ? { sleeve: 'bishop', 'sleeve-length': 'long' } : { sleeve: 'set-in' };
      const choices = chooseInTurn('top', { ...sleeve, 'sleeve-finish': finish });
      const { items } = flatDrawing(drawDraft(choices, STANDARD_SIZES[size]), 'front');
      const strokes = items.filter((each): each is Stroke => each.kind === 'stroke');
      const lowest = (id: string) =>
        Math.min(
          ...strokes
            .filter((each) => each.id === id)
            .flatMap(({ path }) =>
              path.flatMap((command) => (command[0] === 'Z' ? [] : [command.at(-1) as number])),
            ),
        );
      expect(lowest('sleeve/end-gathers')).toBeGreaterThan(lowest('sleeve/end'));
    }
  });
});

describe('belts and pockets on the technical drawing', () => {
  it('a belt goes from side to side, as wide as it is, over the waist', () => {
    const [band] = shown('dress', { belt: 'tie' }, 'front', 'belt') as [Point[]];
    expect(heightOf(band)).toBeCloseTo(4, 6);
    expect(widthOf(band)).toBeGreaterThan((74 + 4) / 2 - 2);
    expect(widthOf(band)).toBeLessThan((74 + 4) / 2 + 2);
    expect(band.some(({ y }) => y > 0) && band.some(({ y }) => y < 0)).toBe(true);
  });

  it('the loops of a belt sit level on it, wherever darts move their marks', () => {
    const options = { belt: 'tie', 'waist-seam': 'natural', skirt: 'gathered' };
    const all = shown('dress', options, 'front', 'belt', '50');
    const middleOf = (points: readonly Point[]) =>
      Math.max(...points.map(({ y }) => y)) - heightOf(points) / 2;
    const [band] = all as [Point[]];
    const loops = all.filter((each) => Math.abs(widthOf(each) - 1) < 1e-6);
    expect(loops.length).toBeGreaterThan(3);
    for (const loop of loops) expect(middleOf(loop)).toBeCloseTo(middleOf(band), 6);
  });

  it('a half-belt lies across the back alone', () => {
    expect(shown('jacket', { belt: 'half-belt' }, 'back', 'half-belt').length).toBeGreaterThan(0);
    expect(shown('jacket', { belt: 'half-belt' }, 'front', 'half-belt')).toEqual([]);
  });

  it.each(['patch', 'welt', 'flap', 'in-seam'])('%s pockets show on both halves of the front', (pockets) => {
    const all = shown('jacket', { pockets, length: 'mid-thigh' }, 'front', 'pocket').flat();
    expect(Math.min(...all.map(({ x }) => x))).toBeCloseTo(-Math.max(...all.map(({ x }) => x)), 6);
    expect(Math.max(...all.map(({ y }) => y))).toBeLessThan(2);
  });

  it.each([
    ['patch', 2.5],
    ['flap', 1.5],
  ])('a %s has the round corners of its piece', (pockets, radius) => {
    const options = { pockets, length: 'mid-thigh', silhouette: 'straight' };
    const [pocket] = shown('jacket', options, 'front', 'pocket') as [Point[]];
    const [left, low] = [Math.min(...pocket.map(({ x }) => x)), Math.min(...pocket.map(({ y }) => y))];
    const corner = pocket.filter(({ x, y }) => x < left + radius - 0.01 && y < low + radius - 0.01);
    expect(corner.length).toBeGreaterThan(2);
    for (const { x, y } of corner)
      expect(Math.hypot(x - left - radius, y - low - radius)).toBeCloseTo(radius, 1);
  });

  it('pockets of a skirt hang with it', () => {
    const options = { 'waist-seam': 'natural', skirt: 'a-line', pockets: 'patch' };
    const [pocket] = shown('dress', options, 'front', 'pocket') as [Point[]];
    expect(widthOf(pocket)).toBeGreaterThan(10);
    expect(widthOf(pocket)).toBeLessThan(15);
  });
});

describe('a vent on the technical drawing', () => {
  const back = (slit: string, options: RawOptions) => {
    const choices = chooseInTurn('dress', { ...options, 'side-slit': slit });
    expect(choices.options['side-slit']).toBe(slit);
    const { items } = flatDrawing(drawDraft(choices, STANDARD_SIZES['38']), 'back');
    return items.filter((item) => item.kind !== 'stroke' || item.id !== 'back/vent');
  };

  it.each([
    ['princess lines', { 'back-shaping': 'princess', opening: 'back-zip' }],
    ['darts', { silhouette: 'fitted', 'back-shaping': 'waist-darts', opening: 'back-zip' }],
    ['a waist seam', { 'waist-seam': 'natural', skirt: 'straight', opening: 'back-zip' }],
  ])('moves no other line: %s', (_, options) => {
    expect(back('back-vent', options)).toEqual(back('none', options));
  });
});
