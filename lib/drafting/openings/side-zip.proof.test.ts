import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { extremeBodies, sampleBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const zipped = (options: Record<string, string> = {}) =>
  completeChoices('top', { opening: 'side-zip', silhouette: 'straight', ...options }, {});

describe('a zip at the side', () => {
  it.each(SIZE_NAMES)('is sound at size %s, short and long', (size) => {
    for (const length of ['cropped', 'tunic']) {
      expect(breaches(check(drawDraft(zipped({ length }), STANDARD_SIZES[size]))), length).toEqual([]);
    }
  });

  it('begins 3 cm under the arm, and the next length sold covers it (METHODS §10)', () => {
    const { pieces, notions, operations } = drawDraft(zipped({ length: 'tunic' }), STANDARD_SIZES[38]);
    const back = pieces.find(({ id }) => id === 'back');
    const upper = back?.edges.find(({ id }) => id === 'side-upper');
    expect(pathLength(fromCommands(upper?.path ?? []))).toBeCloseTo(3, 4);
    const [{ length = 0 } = { length: 0 }] = notions;
    const opening = Number(operations.find(({ id }) => id === 'side-zip')?.figures.opening);
    expect(length - opening).toBeGreaterThanOrEqual(2.5);
  });

  it('never ends a hair from a dart', () => {
    for (const { body } of sampleBodies(30, 7)) {
      const { pieces } = drawDraft(zipped({ length: 'tunic', fit: 'very-fitted', sleeve: 'dropped' }), body);
      const side = pieces
        .find(({ id }) => id === 'front')
        ?.edges.filter(({ line }) => line.startsWith('side'));
      for (const { path } of side ?? []) expect(pathLength(fromCommands(path))).toBeGreaterThan(0.5);
    }
  });

  it('leaves the ease as asked: nothing is pulled over the shoulders closed', () => {
    const { notices } = drawDraft(zipped({ fit: 'fitted' }), STANDARD_SIZES[38]);
    expect(notices.map(({ code }) => code)).not.toContain('ease-raised-to-pull-on');
  });

  it.each(['a-line', 'straight'])(
    'runs plumb below a low waist that is wider than the hips, %s',
    (silhouette) => {
      const low = {
        'waist-seam': 'dropped',
        length: 'knee',
        skirt: 'straight',
        opening: 'side-zip',
        silhouette,
      };
      for (const size of SIZE_NAMES) {
        const draft = drawDraft(completeChoices('dress', low, {}), STANDARD_SIZES[size]);
        expect(breaches(check(draft)), size).toEqual([]);
      }
    },
  );

  it('lets the shoulders through a narrow waist under a high seam', () => {
    const narrow = { fit: 'very-fitted', silhouette: 'a-line', 'waist-seam': 'empire', opening: 'side-zip' };
    for (const size of SIZE_NAMES)
      expect(
        breaches(check(drawDraft(completeChoices('dress', narrow, {}), STANDARD_SIZES[size]))),
        size,
      ).toEqual([]);
  });

  describe('through a seam at the waist', () => {
    const dress = (skirt: string) =>
      completeChoices(
        'dress',
        { opening: 'side-zip', 'waist-seam': 'natural', skirt, 'side-slit': 'none' },
        {},
      );

    it.each(['full-circle', 'half-circle', 'gathered', 'pleated', 'tiered', 'a-line'])(
      'goes on in a %s skirt, sound at every size',
      (skirt) => {
        for (const size of SIZE_NAMES) {
          expect(breaches(check(drawDraft(dress(skirt), STANDARD_SIZES[size]))), size).toEqual([]);
        }
      },
    );

    it('opens bodice and skirt to the same length in front and behind, 10 cm below the waist at least', () => {
      const context = measureDraft(drawDraft(dress('full-circle'), STANDARD_SIZES[44]));
      const zipIn = (piece: string) =>
        (context.piece(piece)?.edges ?? [])
          .filter(({ id }) => id.startsWith('side-zip'))
          .reduce((sum, { length }) => sum + length, 0);
      expect(zipIn('skirt-back')).toBeGreaterThanOrEqual(10);
      expect(zipIn('skirt-front')).toBeCloseTo(zipIn('skirt-back'), 2);
      expect(zipIn('front')).toBeCloseTo(zipIn('back'), 2);
    });
  });

  describe('into a peplum', () => {
    const peplum = (sizes: Record<string, number> = {}, options: Record<string, string> = {}) =>
      completeChoices('top', { opening: 'side-zip', silhouette: 'peplum', ...options }, sizes);

    it.each(SIZE_NAMES)(
      'is sound at size %s, long, as short as one is made, and with a lifted hem',
      (size) => {
        for (const choices of [peplum(), peplum({ length: 8 }), peplum({}, { 'hem-shape': 'high-low' })])
          expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size])))).toEqual([]);
      },
    );

    it('leaves at least 3 cm closed at the hem, or parts it', () => {
      for (const length of [8, 9, 10, 14]) {
        const { pieces, notions } = drawDraft(peplum({ length }), STANDARD_SIZES[44]);
        const below = pieces
          .find(({ id }) => id === 'skirt-back')
          ?.edges.filter(({ id }) => id === 'side')
          .map(({ path }) => pathLength(fromCommands(path)));
        const parts = notions.some(({ kind }) => kind === 'separating-zip');
        expect(parts ? (below ?? []) : [], `${length}`).toEqual([]);
        if (!parts) expect(Math.min(...(below ?? []))).toBeGreaterThanOrEqual(3);
      }
    });
  });

  it.each(['curved', 'high-low'])('is measured from a %s hem', (shape) => {
    for (const length of ['hip', 'tunic']) {
      const choices = zipped({ length, 'hem-shape': shape });
      for (const size of SIZE_NAMES)
        expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size])))).toEqual([]);
    }
  });

  it('asks for tape where the side is hollow, and says so', () => {
    const hollow = completeChoices(
      'dress',
      { opening: 'side-zip', 'waist-seam': 'natural', 'side-slit': 'none' },
      {},
    );
    const [body] = extremeBodies().filter(({ row }) => row === 4);
    const stayed = drawDraft(hollow, body?.body as never);
    const opening = Number(stayed.operations.find(({ id }) => id === 'side-zip')?.figures.opening);
    const [tape] = stayed.notions.filter(({ kind }) => kind === 'stay-tape');
    expect(tape).toMatchObject({ count: 2, length: Math.ceil(opening) });
    const plain = drawDraft(hollow, STANDARD_SIZES[44]);
    expect(plain.notions.map(({ kind }) => kind)).not.toContain('stay-tape');
  });
});
