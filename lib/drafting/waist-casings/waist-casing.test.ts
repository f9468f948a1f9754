import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { bodyPassage } from '../passage';

const drawnIn = (by: 'elastic' | 'drawstring', options: RawOptions = {}, garment: Garment = 'dress') =>
  completeChoices(garment, { silhouette: `${by}-waist`, ...options }, {});

describe('a waist drawn in', () => {
  it.each<[Garment, RawOptions]>([
    ['dress', { opening: 'none', 'neckline-front': 'boat' }],
    ['dress', { 'waist-seam': 'natural', skirt: 'gathered', opening: 'side-zip' }],
    ['dress', { 'waist-seam': 'empire', 'bust-shaping': 'gathers-under-bust', opening: 'front-buttons' }],
    ['top', { opening: 'wrap', 'neckline-front': 'v', belt: 'half-belt' }],
    ['top', { fit: 'loose', sleeve: 'kimono', 'sleeve-length': 'long', 'neckline-front': 'wrap' }],
    ['top', { sleeve: 'kimono', opening: 'none', 'neckline-front': 'boat' }],
    ['jacket', { opening: 'double-breasted', belt: 'tie' }],
    // Halves that differ have a strip each, and the cloth beyond a dart open below is turned about its tip.
    ['top', { 'bust-shaping': 'waist-dart', fit: 'fitted', opening: 'front-zip', 'hem-shape': 'asymmetric' }],
  ])('breaks no rule on sizes 34–56 of a %s with %j', (garment, options) => {
    for (const by of ['elastic', 'drawstring'] as const)
      expect(brokenBySize(drawnIn(by, options, garment))).toEqual([]);
  });

  it.each(SIZE_NAMES)('is pulled on without an opening and lies close in size %s', (size) => {
    const body = STANDARD_SIZES[size];
    const draft = drawDraft(drawnIn('elastic', { opening: 'none', 'neckline-front': 'boat' }), body);
    const elastic = draft.notions.find(({ kind }) => kind === 'elastic');
    expect(draft.construction.casingGirth).toBeGreaterThanOrEqual(bodyPassage(body));
    expect(elastic?.length).toBeCloseTo(0.9 * body.waistCircumference + 2, -0.5);
  });

  it('blouses by three over the body, its seam under the bust where it lay', () => {
    const body = STANDARD_SIZES['40'];
    const levels = (silhouette: string) =>
      drawDraft(completeChoices('dress', { silhouette, 'waist-seam': 'empire' }, {}), body).construction;
    const [plain, blousing] = [levels('straight'), levels('elastic-waist')];
    expect((blousing.napeLevel ?? 0) - (plain.napeLevel ?? 0)).toBeCloseTo(3, 6);
    expect(blousing.waistSeamLevel).toBeCloseTo(plain.waistSeamLevel ?? 0, 6);
  });

  it('leaves fronts that cross flat, and brings its cord out of the back', () => {
    const draft = drawDraft(
      drawnIn('drawstring', { opening: 'wrap', 'neckline-front': 'v' }),
      STANDARD_SIZES['44'],
    );
    const carries = (id: string, line: string) =>
      pieceOf(draft, id)?.internal.some((own) => own.id.startsWith(line)) ?? false;
    expect(carries('front', 'waist-casing')).toBe(false);
    expect(carries('back', 'waist-casing')).toBe(true);
    expect(carries('back', 'cord-hole')).toBe(true);
  });

  it.each(['44', '56'] as const)(
    'lies level on the cloth beside a dart that crosses it, in size %s',
    (size) => {
      for (const sleeve of ['kimono', 'set-in']) {
        const choices = drawnIn('drawstring', { sleeve, opening: 'none', 'neckline-front': 'boat' }, 'top');
        const { construction, finished } = drawDraft(choices, STANDARD_SIZES[size]);
        // The waist is measured with the dart closed about the bust point, its sewn tip stops short of that.
        expect(Math.abs((construction.casingGirth ?? 0) - (finished.waist ?? 0))).toBeLessThan(0.3);
      }
    },
  );

  it('goes on along the cloth beyond a dart that opens below, as far from its tip as it met it', () => {
    const options = { fit: 'fitted', length: 'waist', 'bust-shaping': 'waist-dart', opening: 'front-zip' };
    const front = pieceOf(drawDraft(drawnIn('elastic', options, 'top'), STANDARD_SIZES['54']), 'front');
    const rows = front?.internal.filter(({ id }) => id.startsWith('waist-casing')).map(pathOf) ?? [];
    const leg = front?.edges.find(({ line }) => line.startsWith('bust-waist-dart:second'));
    const tip = leg && startOf(pathOf(leg));
    const [inner, beyond] = rows;
    if (!tip || !inner || !beyond) throw new Error('No dart crosses the casing');
    const [met, on] = [endOf(inner), startOf(beyond)];
    expect(distance(on, tip)).toBeCloseTo(distance(met, tip), 4);
    expect(endOf(beyond).y).toBeGreaterThan(on.y + 2);
  });

  it('lowers a garment that would end at its casing, and says so', () => {
    const draft = drawDraft(drawnIn('elastic', { length: 'cropped' }, 'top'), STANDARD_SIZES['38']);
    expect(draft.construction.hemLevel).toBeCloseTo(-8, 6);
    expect(draft.notices.map(({ code }) => code)).toContain('length-for-casing');
  });
});
