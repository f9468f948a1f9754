import { beforeAll, describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { defaultOn, formOfBody, triedOn } from '@/lib/testing/drafting/tried-on';
import { tryOn, type Worn } from './try-on';

const CASES = GARMENTS.flatMap((garment) => (['34', '56'] as const).map((size) => [garment, size] as const));

/** By how much a girth misses what it should be, as a share. */
const apart = (girth: number | undefined, wanted: number | undefined) =>
  Math.abs((girth ?? 0) / (wanted ?? Number.NaN) - 1);

/** Beside a full arm cloth lies in folds, and a level section cuts each of them; its sleeve is drawn tight. */
const NEAR = { '34': 0.015, '56': 0.025 };
const GAP = { '34': 0.15, '56': 0.2 };

describe.each(CASES)('the %s as it is, size %s, on the body', (garment, size) => {
  let worn: Worn;
  beforeAll(() => {
    worn = defaultOn(garment, size);
  });

  it('is sewn: no seam gapes', () => {
    for (const { seam, most, mean } of worn.reading.gaps) {
      expect([seam, most <= (seam === 'armhole' ? 0.3 : GAP[size])]).toEqual([seam, true]);
      expect([seam, mean <= (seam === 'armhole' ? 0.06 : 0.03)]).toEqual([seam, true]);
    }
  });

  it('lies outside the body', () => {
    expect(worn.reading.deepest).toBeLessThan(0.01);
  });

  it('measures round her what the draft says', () => {
    const { finished } = drawDraft(defaultChoices(garment), STANDARD_SIZES[size]);
    const { girths } = worn.reading;
    expect(girths.waist).toBeDefined();
    for (const [name, { section }] of Object.entries(girths))
      expect([name, apart(section, finished[name]) < NEAR[size]]).toEqual([name, true]);
  });

  it.runIf(garment === 'jacket')('has a collar that stands behind and falls over its seam', () => {
    const { seam, crest, edge } = collarBehind(worn);
    expect(crest.y - seam.y).toBeGreaterThan(1.5);
    expect(crest.y - edge.y).toBeGreaterThan(1.5);
    expect(edge.z).toBeLessThan(seam.z);
  });

  it('has come to rest', () => {
    expect(worn.reading.speed).toBeLessThan(0.5);
  });
});

describe('a finer mesh', () => {
  it.each(GARMENTS)('gives the girths of a %s as the coarser one does', (garment) => {
    const draft = drawDraft(defaultChoices(garment), STANDARD_SIZES['40']);
    const form = formOfBody(STANDARD_SIZES['40']);
    const [coarse, fine] = [2, 1.2].map((spacing) => {
      const worn = tryOn(draft, form, spacing);
      if ('unhung' in worn) throw new Error(`Not hung: ${worn.unhung}`);
      return worn.reading.girths;
    }) as [Worn['reading']['girths'], Worn['reading']['girths']];
    expect(Object.keys(fine)).toEqual(Object.keys(coarse));
    for (const [name, { section }] of Object.entries(coarse)) {
      const finer = fine[name as keyof typeof fine]?.section ?? Number.NaN;
      expect([name, Math.abs(finer - section) < 0.5]).toEqual([name, true]);
    }
  });
});

describe('a garment on the body', () => {
  const dress = defaultChoices('dress');
  const plain: Choices = { ...dress, options: { ...dress.options, sleeve: 'none' } };
  const worn = triedOn(plain, '40');

  it('is the same to the bit when it is hung again', () => {
    expect(triedOn(plain, '40').positions).toEqual(worn.positions);
  });

  it('has a level hem', () => {
    const heights = worn.cloth.sheets.flatMap(({ sheet }) =>
      sheet.mesh.piece.edges
        .filter(({ line }) => line === 'hem')
        .flatMap(({ id }) => sheet.mesh.edges.get(id)?.vertices ?? [])
        .map((local) => worn.positions[3 * (sheet.vertex('left', local) as number) + 1] as number),
    );
    expect(heights.length).toBeGreaterThan(20);
    // A half up and a half down.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.1);
  });

  it.each([
    ['dress', worn],
    ['gathered', triedOn(completeChoices('dress', { 'waist-seam': 'natural', skirt: 'gathered' }, {}), '46')],
  ] as const)('hangs alike on both sides: %s', (_, { cloth, positions }) => {
    const misses = cloth.sheets.flatMap(({ sheet }) =>
      sheet.mesh.points.map((_, local) => {
        const [a, b] = (['left', 'right'] as const).map(
          (side) => 3 * (sheet.vertex(side, local) as number),
        ) as [number, number];
        const [x, y, z] = [0, 1, 2].map(
          (axis) => (positions[a + axis] as number) + (axis === 0 ? 1 : -1) * (positions[b + axis] as number),
        );
        return Math.hypot(x as number, y as number, z as number);
      }),
    );
    expect(Math.max(...misses)).toBeLessThan(0.1);
  });

  it('is drawn out at the bust, not at the hip, where she has 4 cm more bust', () => {
    const fuller = { ...STANDARD_SIZES['40'], bustCircumference: 96, underbustCircumference: 80 };
    const tight = triedOn(plain, '40', formOfBody(fuller));
    expect(strainAbout(tight, 18) / strainAbout(worn, 18)).toBeGreaterThan(3);
    expect(strainAbout(tight, 18)).toBeGreaterThan(0.0015);
    expect(strainAbout(tight, -20.9)).toBeLessThan(0.0005);
  });

  it('names what of it is left out', () => {
    expect(worn.cloth.simplified.map(({ code, piece }) => `${piece}: ${code}`)).toContain(
      'facing-front: behind-the-shell',
    );
  });
});

/** The collar at the centre back: where it is sewn, where it is highest, and its outer edge; y up, z forward. */
function collarBehind({ cloth, positions }: Worn) {
  const { sheet } = cloth.sheets.find(({ collar }) => collar) as Worn['cloth']['sheets'][number];
  const centre = sheet.mesh.edges.get('centre')?.vertices ?? [];
  const places = centre.map((local) => {
    const at = 3 * (sheet.vertex('left', local) as number);
    return {
      flat: sheet.mesh.points[local]?.y ?? 0,
      y: positions[at + 1] as number,
      z: positions[at + 2] as number,
    };
  });
  const along = [...places].sort((p, q) => p.flat - q.flat);
  const [seam, edge] = [along[0], along.at(-1)] as [(typeof places)[number], (typeof places)[number]];
  return { seam, edge, crest: places.reduce((best, p) => (p.y > best.y ? p : best)) };
}

/** Mean strain within 4 cm of a level as drawn, cm above the waist. */
function strainAbout({ cloth, strains }: Worn, level: number): number {
  const near = [...strains].filter((_, t) => {
    const heights = [0, 1, 2].map(
      (k) => cloth.flat[2 * (cloth.triangles[3 * t + k] as number) + 1] as number,
    );
    return heights.every((y) => Math.abs(y - level) < 4);
  });
  return near.reduce((sum, strain) => sum + strain, 0) / near.length;
}
