import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { formOfBody, triedOn } from '@/lib/testing/drafting/tried-on';
import { rangedSheets } from './cloth/sheet-ranges';
import { emptySample, sampleField } from './field/sample';
import type { Worn } from './try-on';

type Size = '40' | '46' | '52';

const dressOf = (options: RawOptions) =>
  completeChoices('dress', { 'waist-seam': 'natural', ...options }, {});

/** Heights of the lower edge of a piece above the floor, cm. */
function hemHeights({ cloth, positions }: Worn, piece: string): number[] {
  const own = cloth.sheets.find(({ sheet }) => sheet.mesh.piece.id === piece)?.sheet;
  if (!own) throw new Error(`No piece ${piece}`);
  const hem = own.mesh.piece.edges.filter(({ line }) => line === 'hem');
  const locals = hem.flatMap(({ id }) => own.mesh.edges.get(id)?.vertices ?? []);
  return own.sides.flatMap((side) =>
    locals.map((local) => positions[3 * (own.vertex(side, local) as number) + 1] as number),
  );
}

const BUTTONED: readonly (readonly [skirt: string, size: Size])[] = [
  ['a-line', '40'],
  ['gathered', '52'],
  ['half-circle', '40'],
  ['full-circle', '46'],
];

describe.each(BUTTONED)('a dress buttoned from neck to hem with a %s skirt, size %s', (skirt, size) => {
  const worn = triedOn(dressOf({ opening: 'front-buttons', skirt }), size);

  it('hangs straight down in front, both halves', () => {
    const [front, back] = [hemHeights(worn, 'skirt-front'), hemHeights(worn, 'skirt-back')];
    expect(Math.max(...front) - Math.min(...back)).toBeLessThan(9);
  });
});

/** Length of the waist seam round her, along the edges of front and back, cm. */
function waistSeam({ cloth, positions }: Worn): number {
  const place = (v: number) => [...positions.subarray(3 * v, 3 * v + 3)] as [number, number, number];
  const sheets = cloth.sheets.filter(({ place: where }) => where === 'torso').map(({ sheet }) => sheet);
  return sheets
    .flatMap((sheet) =>
      sheet.mesh.piece.edges
        .filter(({ line }) => line === 'waist')
        .flatMap(({ id }) => {
          const { vertices } = sheet.mesh.edges.get(id) as { vertices: readonly number[] };
          return sheet.sides.flatMap((side) =>
            vertices.slice(1).map((to, i) => {
              const [a, b] = [vertices[i] as number, to].map((v) => place(sheet.vertex(side, v) as number));
              return Math.hypot(...(a as number[]).map((own, axis) => own - (b?.[axis] as number)));
            }),
          );
        }),
    )
    .reduce((sum, length) => sum + length, 0);
}

describe.each(['elastic-waist', 'drawstring-waist'])('a dress with %s', (silhouette) => {
  const drawnWaist = (choices: Choices, size: Size) =>
    drawDraft(choices, STANDARD_SIZES[size]).construction.drawnWaist ?? 0;

  it('is drawn in round her waist', () => {
    const choices = dressOf({ silhouette, 'waist-seam': 'none', fit: 'easy' });
    const { section = 0 } = triedOn(choices, '40').reading.girths.waist ?? {};
    expect(Math.abs(section / drawnWaist(choices, '40') - 1)).toBeLessThan(0.05);
  });

  it('is drawn in at the seam its casing stands on, with the skirt gathered to it', () => {
    const choices = dressOf({ silhouette, skirt: 'gathered' });
    expect(Math.abs(waistSeam(triedOn(choices, '52')) / drawnWaist(choices, '52') - 1)).toBeLessThan(0.1);
  });
});

describe('thin straps', () => {
  it.each<readonly [RawOptions, Size]>([
    [{ sleeve: 'thin-straps', 'waist-seam': 'none' }, '40'],
    [{ sleeve: 'tied-straps', skirt: 'half-circle' }, '52'],
  ])('hold up %j, size %s', (options, size) => {
    const { reading } = triedOn(dressOf(options), size);
    expect(reading.gaps.find(({ seam }) => seam === 'strap')?.most).toBeLessThan(0.2);
    expect(reading.speed).toBeLessThan(0.5);
  });
});

describe.each(['knife', 'box'])('a skirt in %s pleats', (pleats) => {
  it('hangs laid, closed over the hips, wider at the hem, each fold a line down it', () => {
    const worn = triedOn(dressOf({ skirt: 'pleated', pleats }), '40');
    const { folds, simplified } = worn.cloth;
    expect(simplified).toContainEqual({ code: 'pleats-laid', piece: 'skirt-front' });
    expect(folds.length).toBeGreaterThan(8);
    for (const fold of folds) {
      const heights = fold.map((v) => worn.positions[3 * v + 1] as number);
      expect((heights[0] as number) - (heights.at(-1) as number)).toBeGreaterThan(30);
    }
  });
});

describe('a sleeve that is grown on', () => {
  it.each<readonly [RawOptions, Size]>([
    [{ sleeve: 'kimono', 'sleeve-length': 'short' }, '40'],
    [{ sleeve: 'kimono', 'sleeve-length': 'long' }, '52'],
  ])('lies round both arms alike, %j, size %s', (options, size) => {
    const { cloth, positions, reading } = triedOn(dressOf(options), size);
    for (const { seam, most } of reading.gaps) expect([seam, most < 0.5]).toEqual([seam, true]);
    const { sheet } = cloth.sheets.find(
      (own) => own.sheet.mesh.piece.id === 'front',
    ) as (typeof cloth.sheets)[0];
    const hem = sheet.mesh.edges.get('sleeve-hem')?.vertices ?? [];
    const reach = sheet.sides.map((side) =>
      Math.max(...hem.map((v) => Math.abs(positions[3 * (sheet.vertex(side, v) as number)] as number))),
    ) as [number, number];
    expect(hem.length).toBeGreaterThan(2);
    expect(Math.abs(reach[0] - reach[1])).toBeLessThan(2);
    expect(Math.min(...reach)).toBeGreaterThan(20);
  });
});

it('a mouth of a pocket in the side seam lies closed, and the hem below it hangs level', () => {
  const worn = triedOn(completeChoices('jacket', { pockets: 'in-seam' }, {}), '46');
  for (const { seam, most } of worn.reading.gaps.filter((gap) => ['side', 'pocket-mouth'].includes(gap.seam)))
    expect([seam, most < 0.2]).toEqual([seam, true]);
  const heights = ['front', 'back'].flatMap((piece) => hemHeights(worn, piece));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
});

/** So high on the pattern a hood lies over the crown, cm. */
const OVER_HEAD = 22;

describe('what is worn at the neck and over the shoulder', () => {
  it.each<readonly [RawOptions, Size]>([
    [{ collar: 'hood', opening: 'front-zip' }, '40'],
    [{ collar: 'hood', 'neckline-front': 'v' }, '52'],
    [{ collar: 'hood', opening: 'front-buttons' }, '46'],
  ])('a hood stays on the head, %j, size %s', (options, size) => {
    const { cloth, positions, reading } = triedOn(dressOf(options), size);
    // What of it goes over the head, not round the neck.
    const [hood] = rangedSheets(cloth).filter(({ sheet: { sheet } }) => sheet.mesh.piece.id === 'hood-outer');
    const crown = (hood?.sheet.points ?? []).flatMap(({ y }, i) =>
      y > OVER_HEAD ? [(hood?.first ?? 0) + i] : [],
    );
    const mean = (axis: number) =>
      crown.reduce((sum, v) => sum + (positions[3 * v + axis] as number), 0) / crown.length;
    const { stature } = STANDARD_SIZES[size];
    expect(mean(1)).toBeGreaterThan(stature - 12);
    expect(mean(1)).toBeLessThan(stature + 6);
    expect(Math.abs(mean(2))).toBeLessThan(8);
    expect(Math.abs(mean(0))).toBeLessThan(3);
    expect(reading.gaps.find(({ seam }) => seam === 'collar-neck')?.most).toBeLessThan(0.15);
  });

  it('a cape falls from the armhole over both arms', () => {
    const { cloth, reading } = triedOn(dressOf({ sleeve: 'cape' }), '40');
    expect(cloth.seams.filter(({ operation }) => operation === 'baste-cape')).toHaveLength(2);
    expect(reading.gaps.find(({ seam }) => seam === 'cape')?.most).toBeLessThan(0.15);
  });
});

describe('what closes round a wrist', () => {
  it.each<readonly [RawOptions, Size, number]>([
    [{ 'sleeve-length': 'long', 'sleeve-finish': 'cuff' }, '40', 1],
    [{ 'sleeve-length': 'long', sleeve: 'raglan' }, '52', 1],
    [{ 'sleeve-length': 'long', sleeve: 'two-piece' }, '40', 1.5],
  ])('has the arm inside it, %j, size %s', (options, size, below) => {
    const form = formOfBody(STANDARD_SIZES[size]);
    const { cloth, positions } = triedOn(dressOf(options), size, form);
    const ends = cloth.sheets.filter(({ sheet }) =>
      /^sleeve(-cuff|-front|-back|-upper|-under)?$/.test(sheet.mesh.piece.id),
    );
    const hem = ends.flatMap(({ sheet }) =>
      sheet.mesh.piece.edges
        .filter(({ line }) => line === 'cuff' || line === 'hem')
        .flatMap(({ id }) => sheet.mesh.edges.get(id)?.vertices ?? [])
        .map((local) => sheet.vertex('left', local) as number),
    );
    const middle = [0, 1, 2].map(
      (axis) => hem.reduce((sum, v) => sum + (positions[3 * v + axis] as number), 0) / hem.length,
    ) as [number, number, number];
    const sample = emptySample();
    expect(sampleField(form.arm, ...middle, sample)).toBe(true);
    // A wide hem hangs on the wrist: its middle may lie so far below it, cm.
    expect(sample.distance).toBeLessThan(below);
  });
});
