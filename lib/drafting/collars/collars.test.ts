import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { firstOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { drawGarment } from '../garments/garment';
import type { Panel } from '../kernel/panel';
import { bandTurn, bentEdge } from './bent';
import { fallHalf } from './fall';
import { flatHalf } from './neck';
import { reversFor } from './revers';
import { uprightBand } from './upright-band';

const BODY = STANDARD_SIZES[38];
const chosen = (options: RawOptions, sizes: Choices['sizes'] = {}): Choices =>
  completeChoices('top', options, sizes);
const drawn = (options: RawOptions, sizes: Choices['sizes'] = {}): Draft =>
  drawDraft(chosen(options, sizes), BODY);

function lengthOf({ pieces }: Draft, piece: string, line: LineName): number {
  const edges = pieces.find(({ id }) => id === piece)?.edges.filter((edge) => edge.line === line) ?? [];
  return edges.reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
}

function distanceToLine(p: Point, a: Point, b: Point): number {
  return Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / distance(a, b);
}

/** The notched collar of a chart size. */
function swungIn(size: keyof typeof STANDARD_SIZES) {
  const choices = chosen({ collar: 'notched', opening: 'front-buttons' });
  const { panels } = drawGarment(
    { ...choices, options: { ...choices.options, collar: 'none' } },
    STANDARD_SIZES[size],
  );
  const [front, back] = ['front', 'back'].map((id) => panels.find((panel) => panel.id === id) as Panel);
  return reversFor(
    front as Panel,
    { front: flatHalf(front as Panel), back: flatHalf(back as Panel) },
    choices,
  ).under;
}

const halfNeckline = (draft: Draft): number =>
  lengthOf(draft, 'front', 'neckline') + lengthOf(draft, 'back', 'neckline');

describe('a stand', () => {
  it('rises 1.5 at the front on a neck of 18.5 when its top is 0.5 shorter (METHODS §6)', () => {
    const { neck, outer } = uprightBand(18.5, 3);
    expect(endOf(neck).y).toBeCloseTo(1.5, 1);
    expect(pathLength(neck)).toBeCloseTo(18.5, 6);
    expect(pathLength(outer)).toBeCloseTo(18, 6);
    expect(distance(endOf(neck), startOf(outer))).toBeCloseTo(3, 6);
  });

  it('turns by the radius N·c/δ (METHODS §6)', () => {
    expect((bandTurn(3, 0.5) * Math.PI) / 180).toBeCloseTo(18.5 / ((18.5 * 3) / 0.5), 9);
  });

  it('is exactly as long as the neckline it stands on', () => {
    const draft = drawn({ collar: 'stand' });
    expect(lengthOf(draft, 'stand-outer', 'neck')).toBeCloseTo(halfNeckline(draft), 4);
  });
});

describe('a bent edge', () => {
  it.each([20, -14, 0])('keeps its length when it turns by %s degrees', (turn) => {
    expect(pathLength(bentEdge(19.3, turn))).toBeCloseTo(19.3, 6);
  });
});

describe('a Peter Pan collar', () => {
  it('is stretched on to the neckline by 0.2 to 0.4 on the half (METHODS §6)', () => {
    const draft = drawn({ collar: 'peter-pan' });
    const short = halfNeckline(draft) - lengthOf(draft, 'collar-upper', 'neck');
    expect(short).toBeGreaterThanOrEqual(0.2);
    expect(short).toBeLessThanOrEqual(0.4);
  });

  it('has an under collar 2 to 4 mm narrower (METHODS §6)', () => {
    const draft = drawn({ collar: 'peter-pan' }, { 'collar-width': 6 });
    expect(lengthOf(draft, 'collar-upper', 'centre')).toBeCloseTo(6, 6);
    const under = lengthOf(draft, 'collar-under', 'centre');
    expect(6 - under).toBeGreaterThanOrEqual(0.2);
    expect(6 - under).toBeLessThanOrEqual(0.4);
  });
});

describe('a shirt collar', () => {
  it('drops 0.8 to 1.5 at the centre back and covers its stand by 1.0 to 1.5 (METHODS §6)', () => {
    const { neck } = fallHalf({ length: 18, depth: 4.2, point: 7 });
    expect(-endOf(neck).y).toBeGreaterThanOrEqual(0.8);
    expect(-endOf(neck).y).toBeLessThanOrEqual(1.5);
    const draft = drawn({ collar: 'shirt' });
    const cover = lengthOf(draft, 'collar-upper', 'centre') - lengthOf(draft, 'stand-outer', 'centre');
    expect(cover).toBeGreaterThanOrEqual(1);
    expect(cover).toBeLessThanOrEqual(1.5);
  });

  it('has a fall 0.3 to 0.5 shorter than its stand, and one button more where it laps', () => {
    const draft = drawn({ collar: 'shirt', opening: 'front-buttons' });
    const gap = lengthOf(draft, 'stand-outer', 'outer') - lengthOf(draft, 'collar-upper', 'neck');
    expect(gap).toBeGreaterThanOrEqual(0.3);
    expect(gap).toBeLessThanOrEqual(0.5);
    const stand = draft.pieces.find(({ id }) => id === 'stand-outer');
    expect(stand?.marks.map(({ kind }) => kind).sort()).toEqual(['button', 'buttonhole']);
    const lap = lengthOf(draft, 'front', 'neckline-extension');
    expect(lengthOf(draft, 'stand-outer', 'neck')).toBeCloseTo(halfNeckline(draft) + lap, 4);
  });
});

describe('a funnel', () => {
  it.each([3, 4, 7])('%s cm high stands as high over the nape, on seams of one length', (height) => {
    const draft = drawn({ collar: 'funnel' }, { 'collar-height': height });
    const back = draft.pieces.find(({ id }) => id === 'back');
    const neckline = back?.edges.find(({ line }) => line === 'neckline');
    const top = neckline ? endOf(fromCommands(neckline.path)).y : 0;
    expect(top - (back?.landmarks.nape?.[1] ?? 0)).toBeCloseTo(height, 0);
    expect(lengthOf(draft, 'front', 'neck-rise')).toBeCloseTo(lengthOf(draft, 'back', 'neck-rise'), 5);
    expect(2 * halfNeckline(draft)).toBeGreaterThan(BODY.neckBaseCircumference + 1);
  });
});

describe('a ruffle', () => {
  it('gathers two of cloth into one of neckline (METHODS §9)', () => {
    const draft = drawn({ collar: 'ruffle' });
    expect(lengthOf(draft, 'collar-ruffle', 'neck') / 2).toBeCloseTo(2 * halfNeckline(draft), 4);
  });
});

describe('a lapel', () => {
  const front = { opening: 'front-buttons', collar: 'notched' };

  it('swings its collar toward the shoulder by 1.3 to 2.5 cm (METHODS §6)', () => {
    const bodice = drawn({ ...front });
    const piece = bodice.pieces.find(({ id }) => id === 'front');
    const roll = piece?.internal.find(({ kind }) => kind === 'roll-line');
    expect(roll).toBeDefined();
    for (const size of ['34', '38', '46', '56'] as const) {
      const { swing } = swungIn(size);
      expect(swing, size).toBeGreaterThan(1.3);
      expect(swing, size).toBeLessThan(2.5);
    }
  });

  it.each(['notched', 'shawl'])('%s fits the back neckline and the front down to its end', (collar) => {
    const draft = drawn({ ...front, collar });
    expect(lengthOf(draft, 'collar-under', 'neck')).toBeCloseTo(halfNeckline(draft), 4);
  });

  it('is as wide as asked, square to its roll line, and steps 3 to 4 beyond the collar (METHODS §6)', () => {
    const draft = drawn(front, { 'collar-width': 9 });
    const piece = draft.pieces.find(({ id }) => id === 'front');
    const at = (line: LineName) =>
      piece?.edges.filter((edge) => edge.line === line).map(({ path }) => fromCommands(path));
    const roll = fromCommands(piece?.internal.find(({ kind }) => kind === 'roll-line')?.path ?? []);
    const top = firstOf(at('lapel') ?? []);
    const point = endOf(top);
    expect(distanceToLine(point, startOf(roll), endOf(roll))).toBeCloseTo(9, 4);
    expect(pathLength(top)).toBeGreaterThanOrEqual(3);
    expect(pathLength(top)).toBeLessThanOrEqual(4);
  });

  it('cuts the shawl in one piece with the facing', () => {
    const draft = drawn({ ...front, collar: 'shawl' });
    expect(draft.pieces.some(({ id }) => id === 'collar-upper')).toBe(false);
    const facing = draft.pieces.find(({ id }) => id === 'facing-front');
    expect(facing?.edges.map(({ line }) => line)).toEqual(
      expect.arrayContaining(['collar-neck', 'collar-centre', 'collar-outer', 'lapel']),
    );
    expect(lengthOf(draft, 'facing-front', 'collar-neck')).toBeCloseTo(
      lengthOf(draft, 'back', 'neckline'),
      4,
    );
  });
});

describe('notches of a collar', () => {
  const marked = ({ pieces }: Draft, piece: string): string[] =>
    pieces.find(({ id }) => id === piece)?.notches.map(({ edge, at }) => `${edge} ${at.toFixed(1)}`) ?? [];

  it('tell on either layer of a stand where its fall ends, and on a neckline that laps the centre', () => {
    const draft = drawn({ collar: 'shirt', opening: 'front-buttons' });
    const rounded = lengthOf(draft, 'stand-outer', 'end').toFixed(1);
    for (const layer of ['inner', 'outer'])
      expect(marked(draft, `stand-${layer}`)).toContain(`end ${rounded}`);
    for (const face of ['front', 'facing-front'])
      expect(marked(draft, face)).toContain('neckline-extension 0.0');
  });

  it('tell on a neckline that laps beyond its collar where that ends', () => {
    const draft = drawn({ collar: 'peter-pan', opening: 'front-buttons' });
    const centre = `neckline ${lengthOf(draft, 'front', 'neckline').toFixed(1)}`;
    for (const face of ['front', 'facing-front']) expect(marked(draft, face)).toContain(centre);
  });

  it('tell on both edges of a bow where the end to tie begins', () => {
    const draft = drawn({ collar: 'bow' });
    const tie = (lengthOf(draft, 'collar-bow', 'tie') / 2).toFixed(1);
    expect(marked(draft, 'collar-bow')).toEqual(expect.arrayContaining(['tie 0.0', `tie-inner ${tie}`]));
  });
});

describe('a flat collar on a square back', () => {
  it.each(SIZE_NAMES)('lies along a nape that is rounded for it, in size %s', (size) => {
    const options = { collar: 'peter-pan', 'neckline-back': 'square', opening: 'front-buttons' };
    const draft = drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[size]);
    const nape = measureDraft(draft)
      .piece('back')
      ?.edges.filter(({ line }) => line === 'neckline');
    expect(nape).toHaveLength(1);
    expect(breaches(check(draft))).toEqual([]);
  });

  it.each(SIZE_NAMES)('is one curve behind a front that keeps its corners, in size %s', (size) => {
    const options = { collar: 'peter-pan', 'neckline-back': 'square', 'neckline-front': 'square' };
    for (const sleeve of ['set-in', 'straps']) {
      const draft = drawDraft(completeChoices('top', { ...options, sleeve }, {}), STANDARD_SIZES[size]);
      const nape = measureDraft(draft)
        .piece('back')
        ?.edges.filter(({ line }) => line === 'neckline');
      expect(nape).toHaveLength(1);
      expect(breaches(check(draft))).toEqual([]);
    }
  });
});
