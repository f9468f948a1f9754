import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
import { endOf, startOf } from '@/lib/geometry/path';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOf } from '@/lib/pattern/lines';
import type { Draft, Edge, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const body = STANDARD_SIZES['38'];
const dress = (options: Readonly<Record<string, string>>, sizes: Readonly<Record<string, number>> = {}) =>
  drawDraft(completeChoices('dress', options, sizes), body);

const edgesCalled = ({ pieces }: Draft, line: LineName): Edge[] =>
  pieces.flatMap(({ edges }) => edges.filter((edge) => edge.line === line));
const lengths = (edges: readonly Edge[]) => edges.map(lengthOf);
const hemPoints = ({ pieces }: Draft, part: string) =>
  pieces
    .filter((piece) => piece.part === part)
    .flatMap(({ edges }) => edges.filter(({ line }) => line === 'hem'))
    .flatMap(({ path }) => [startOf(fromCommands(path)), endOf(fromCommands(path))]);

describe('a slit', () => {
  it('opens both sides by the length asked', () => {
    const draft = dress({ 'side-slit': 'sides', length: 'floor' }, { 'side-slit-length': 30 });
    for (const length of lengths(edgesCalled(draft, 'slit'))) expect(length).toBeCloseTo(30, 2);
  });

  it('leaves half of a short side sewn', () => {
    const short = { ...body, hipsToFloor: body.waistToFloor - 16 };
    const top = completeChoices('top', { length: 'high-hip', 'side-slit': 'sides' }, {});
    const draft = drawDraft(top, short);
    expect(draft.construction.hemLevel).toBeCloseTo(-8, 1);
    for (const length of lengths(edgesCalled(draft, 'slit'))) expect(length).toBeCloseTo(4, 1);
    expect(draft.notices.map(({ code }) => code)).toContain('slit-shortened');
  });

  it('on what ends at the waist stays below the shaping of the side', () => {
    const top = completeChoices('top', { length: 'waist', 'side-slit': 'sides' }, { 'side-slit-length': 8 });
    const draft = drawDraft(top, body);
    for (const length of lengths(edgesCalled(draft, 'slit'))) expect(length).toBeCloseTo(6, 1);
    expect(draft.notices.map(({ code }) => code)).toContain('slit-shortened');
    expect(breaches(check(draft))).toEqual([]);
  });

  it('in the last tier of a skirt ends below its gathers', () => {
    const options = { 'side-slit': 'sides', 'waist-seam': 'natural', skirt: 'tiered', length: 'mini' };
    const draft = dress(options, { 'side-slit-length': 45 });
    const last = draft.pieces.filter((piece) => piece.edges.some(({ line }) => line === 'slit'));
    for (const { edges } of last) {
      const above = lengths(edges.filter(({ line }) => line === 'side'));
      expect(above[0]).toBeCloseTo(3, 1);
    }
    expect(breaches(check(draft))).toEqual([]);
  });

  it('below a pocket in the same side leaves a seam closed between them', () => {
    const options = { 'side-slit': 'sides', length: 'hip', pockets: 'in-seam' };
    const draft = drawDraft(completeChoices('top', options, {}), body);
    const front = draft.pieces.find(({ id }) => id === 'front');
    const between = front?.edges.find(({ id }) => id === 'side-1');
    expect(lengths([between as Edge])[0]).toBeGreaterThanOrEqual(2);
    expect(breaches(check(draft))).toEqual([]);
  });

  it.each(['hip', 'tunic'])(
    'below a zip in the side of a top to the %s leaves a seam closed too',
    (length) => {
      const options = { 'side-slit': 'sides', length, opening: 'side-zip' };
      const draft = drawDraft(completeChoices('top', options, {}), body);
      const sides = draft.pieces.find(({ id }) => id === 'front')?.edges.filter(({ id }) => id === 'side');
      expect(edgesCalled(draft, 'slit')).not.toEqual([]);
      expect(lengths(sides ?? [])[0]).toBeGreaterThanOrEqual(2);
      expect(breaches(check(draft))).toEqual([]);
    },
  );

  it('to walk in ends 15 to 20 above the knee, or 25 below the hip line (METHODS §8)', () => {
    const draft = dress({ 'side-slit': 'back-vent', length: 'midi' });
    const top = edgesCalled(draft, 'vent-top').map(({ path }) => startOf(fromCommands(path)).y)[0] as number;
    const aboveKnee = body.waistToFloor + top - 0.281 * body.stature;
    expect(aboveKnee).toBeLessThanOrEqual(20);
    expect(top).toBeLessThanOrEqual((draft.construction.hipLevel as number) - 25 + 1e-6);
  });

  it('ends in the back clear of the zip, and so does the lining behind it', () => {
    const options = { 'side-slit': 'back-vent', length: 'knee', opening: 'back-zip', inside: 'lining' };
    const draft = dress(options, { 'side-slit-length': 70 });
    expect(draft.notices.map(({ code }) => code)).toContain('slit-shortened');
    const between = pieceOf(draft, 'back')?.edges.find(({ id }) => id === 'centre');
    expect(lengths([between as Edge])[0]).toBeGreaterThanOrEqual(5);
    expect(breaches(check(draft))).toEqual([]);
  });

  it.each(['none', 'side-zip', 'front-buttons', 'front-zip', 'back-keyhole', 'wrap'])(
    'at the back brings its own centre seam beside %s, and leaves the facing whole unless the back opens',
    (opening) => {
      const crossed: Record<string, string> =
        opening === 'wrap' ? { 'neckline-front': 'wrap', 'waist-seam': 'natural' } : {};
      const straight = { silhouette: 'straight', 'back-shaping': 'none' };
      const draft = dress({ 'side-slit': 'back-vent', opening, ...straight, ...crossed });
      expect(breaches(check(draft))).toEqual([]);
      expect(draft.seams.some(({ id }) => id === 'centre-back')).toBe(true);
      expect(pieceOf(draft, 'back')?.cut.count).toBe(2);
      expect(pieceOf(draft, 'neck-facing-back')?.cut.onFold).toBe(opening !== 'back-keyhole');
    },
  );

  it('is told of where a narrow hem has none', () => {
    const codes = (slit: string) =>
      dress({ 'side-slit': slit, length: 'midi' }).notices.map(({ code }) => code);
    expect(codes('none')).toContain('hem-narrow-to-walk');
    expect(codes('back-vent')).not.toContain('hem-narrow-to-walk');
  });
});

describe('a shaped hem', () => {
  it('rises to the side when curved, and to the centre front when high-low', () => {
    const curved = dress({ 'hem-shape': 'curved', silhouette: 'straight' });
    const [centre, side] = hemPoints(curved, 'front');
    expect((side?.y as number) - (centre?.y as number)).toBeGreaterThan(5);
    const highLow = dress({ 'hem-shape': 'high-low', silhouette: 'straight' });
    const front = hemPoints(highLow, 'front')[0]?.y as number;
    const back = hemPoints(highLow, 'back')[0]?.y as number;
    expect(front - back).toBeCloseTo(14, 1);
  });

  it.each([
    { 'hem-shape': 'curved', 'bust-shaping': 'princess-armhole' },
    { 'hem-shape': 'high-low', 'bust-shaping': 'side-dart' },
  ])('is sound on every size: %j', (options) => {
    for (const size of SIZE_NAMES) {
      const draft = drawDraft(completeChoices('dress', options, {}), STANDARD_SIZES[size]);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });
});
