import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { formOfBody, triedOn } from '@/lib/testing/drafting/tried-on';
import { readHung } from '@/lib/testing/hang/hang-report';
import { placeOf } from './body/place';
import { cowlEdgeOf } from './cloth/cowled';
import type { Worn } from './try-on';

type Size = '34' | '40' | '48' | '56';

function tried(garment: Garment, options: RawOptions, size: Size, sizes: Record<string, number> = {}) {
  const choices = completeChoices(garment, options, sizes);
  const form = formOfBody(STANDARD_SIZES[size]);
  const worn = triedOn(choices, size, form);
  const { missed } = readHung(worn, drawDraft(choices, STANDARD_SIZES[size]));
  const { half, model } = form;
  const at = (name: 'nape' | 'sideNeck' | 'bustPoint') => placeOf(half, model.tapes.points[name]);
  return { worn, missed, at };
}

const heightOf = ({ positions }: Worn, v: number) => positions[3 * v + 1] as number;

describe.each<readonly [Size, RawOptions]>([
  ['34', { 'neckline-back': 'v', 'neckline-front': 'v' }],
  ['48', { opening: 'front-buttons' }],
])('a halter, size %s', (size, options) => {
  const { worn, missed, at } = tried('top', { sleeve: 'halter', ...options }, size);

  it('is held by straps that meet behind the neck, its back bare', () => {
    expect(missed).toEqual([]);
    const ends = worn.cloth.seams.filter(({ id }) => id === 'strap').flatMap(({ a }) => a.vertices);
    expect(ends.length).toBeGreaterThan(1);
    const [, nape, behind] = at('nape');
    for (const v of ends) {
      expect(Math.abs(heightOf(worn, v) - nape)).toBeLessThan(6);
      expect(Math.abs((worn.positions[3 * v + 2] as number) - behind)).toBeLessThan(3);
    }
  });
});

describe.each<readonly [Size, number, RawOptions]>([
  ['40', 7, {}],
  ['48', 5, { sleeve: 'none' }],
  ['56', 6, { 'bust-shaping': 'princess-armhole' }],
])('a cowl, size %s, %s deep', (size, depth, options) => {
  const sizes = { 'neckline-front-depth': depth };
  const { worn, missed, at } = tried('top', { 'neckline-front': 'cowl', ...options }, size, sizes);

  it('falls before the chest instead of standing up round the neck', () => {
    expect(missed.filter((words) => !words.startsWith('bust'))).toEqual([]);
    const heights = worn.cloth.sheets.flatMap(({ sheet }) => {
      const edge = cowlEdgeOf(sheet.mesh.piece);
      const locals = (edge && sheet.mesh.edges.get(edge.id)?.vertices) ?? [];
      const middle = locals.at(-1);
      return middle === undefined ? [] : [heightOf(worn, sheet.vertex('left', middle) as number)];
    });
    expect(heights).toHaveLength(1);
    const [height] = heights as [number];
    expect(height).toBeLessThan(at('sideNeck')[1] - 3);
    expect(height).toBeGreaterThan(at('bustPoint')[1]);
  });
});

describe('a wrap that ends above the waist', () => {
  it.each<readonly [Garment, RawOptions]>([
    ['top', { length: 'cropped', silhouette: 'straight' }],
    ['dress', { 'waist-seam': 'empire' }],
  ])('is tied where it ends: %s %j', (garment, options) => {
    const { missed } = tried(garment, { opening: 'wrap', 'neckline-front': 'v', ...options }, '40');
    expect(missed).toEqual([]);
  });
});

describe.each<readonly [Garment, Size, RawOptions]>([
  ['top', '34', {}],
  ['top', '56', { opening: 'none', silhouette: 'straight' }],
  ['dress', '48', { 'waist-seam': 'natural', skirt: 'full-circle' }],
])('a %s over one shoulder, size %s, %j', (garment, size, options) => {
  const { worn, missed, at } = tried(garment, { 'neckline-front': 'one-shoulder', ...options }, size);
  /** Vertices along the edges of a line of the body, x and y. */
  const along = (line: string) =>
    worn.cloth.sheets.flatMap(({ sheet }) =>
      sheet.mesh.piece.edges
        .filter((edge) => edge.line === line && ['front', 'back'].includes(sheet.mesh.piece.id))
        .flatMap(({ id }) => sheet.mesh.edges.get(id)?.vertices ?? [])
        .flatMap((local) => sheet.sides.flatMap((side) => sheet.vertex(side, local) ?? []))
        .map((v) => [worn.positions[3 * v] as number, heightOf(worn, v)] as const),
    );

  it('hangs from her right shoulder, with every seam closed', () => {
    expect(missed).toEqual([]);
    const shoulder = along('shoulder');
    expect(shoulder.length).toBeGreaterThan(2);
    for (const [x, y] of shoulder) {
      expect(x).toBeLessThan(0);
      expect(y).toBeGreaterThan(at('sideNeck')[1] - 8);
    }
  });

  it('leaves her left one bare: its edge lies above the bust there, and below the other shoulder', () => {
    const [farthest] = along('neckline').sort(([a], [b]) => b - a);
    const [x, y] = farthest ?? [0, 0];
    expect(x).toBeGreaterThan(at('bustPoint')[0]);
    expect(y).toBeGreaterThan(at('bustPoint')[1]);
    expect(y).toBeLessThan(at('sideNeck')[1] - 8);
  });
});

describe.each<readonly [Size, RawOptions]>([
  ['40', { sleeve: 'puff', 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' }],
  ['48', { sleeve: 'raglan' }],
  ['48', { sleeve: 'set-in' }],
])('a dress over one shoulder with a sleeve, size %s, %j', (size, options) => {
  const asked = { 'neckline-front': 'one-shoulder', opening: 'side-zip', ...options };
  const { worn, missed, at } = tried('dress', asked, size);

  it('hangs with every seam closed', () => {
    expect(missed).toEqual([]);
  });

  it('has it on her right arm alone, each panel of the trunk where it was cut for', () => {
    const sleeves = worn.cloth.sheets.filter(({ sheet }) => sheet.mesh.piece.piece.part === 'sleeve');
    expect(sleeves.length).toBeGreaterThan(0);
    for (const { sheet } of worn.cloth.sheets) {
      const { cut } = sheet.mesh.piece.piece;
      if (cut.side === undefined) continue;
      const xs = sheet.mesh.points.flatMap((_, local) =>
        sheet.sides.flatMap((side) => worn.positions[3 * (sheet.vertex(side, local) ?? -1)] ?? []),
      );
      const outward = xs.map((x) => (cut.side === 'right' ? -x : x));
      expect(Math.min(...outward)).toBeGreaterThan(0);
      // Raglan sleeves begin at the neck.
      expect(outward.reduce((sum, x) => sum + x, 0) / outward.length).toBeGreaterThan(at('bustPoint')[0]);
    }
  });
});
