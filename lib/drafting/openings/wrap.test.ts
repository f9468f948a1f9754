import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { pathLength } from '@/lib/geometry/length';
import { cross, sub } from '@/lib/geometry/point';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const wrapped = (options: Record<string, string> = {}) =>
  completeChoices('top', { opening: 'wrap', ...options }, {});

describe('a wrap', () => {
  it('brings the neckline that crosses with it', () => {
    expect(wrapped().options['neckline-front']).toBe('wrap');
  });

  it.each(SIZE_NAMES)('is sound at size %s, with sleeves and without', (size) => {
    for (const sleeve of ['none', 'set-in']) {
      expect(breaches(check(drawDraft(wrapped({ sleeve }), STANDARD_SIZES[size]))), sleeve).toEqual([]);
    }
  });

  it('reaches nearly to the other bust, and runs on past the centre without a corner', () => {
    const draft = drawDraft(wrapped(), STANDARD_SIZES[38]);
    const front = draft.pieces.find(({ id }) => id === 'front');
    const bust = front?.landmarks.bustPoint?.[0] ?? 0;
    const outer = front?.edges.find(({ line }) => line === 'front-edge');
    expect(outer?.path[0]?.[1]).toBeCloseTo(-(bust - 0.5), 6);
    const angle = ([x, y]: readonly number[], [u, v]: readonly number[]) =>
      Math.atan2((v as number) - (y as number), (u as number) - (x as number));
    const neck = front?.edges
      .filter(({ line }) => line === 'neckline')
      .at(-1)
      ?.path.at(-1);
    const beyond = front?.edges.find(({ line }) => line === 'neckline-extension')?.path;
    const arriving = angle((neck?.slice(3, 5) ?? []) as number[], (neck?.slice(5, 7) ?? []) as number[]);
    const leaving = angle(
      (beyond?.[0]?.slice(1) ?? []) as number[],
      (beyond?.[1]?.slice(1, 3) ?? []) as number[],
    );
    expect(leaving).toBeCloseTo(arriving, 3);
  });

  it.each(['round', 'scoop', 'boat', 'square'])(
    'rounds the edge below a %s neckline in one bend, and hooks it where the fronts cross',
    (neckline) => {
      const draft = drawDraft(wrapped({ 'neckline-front': neckline }), STANDARD_SIZES[40]);
      const edge = draft.pieces
        .find(({ id }) => id === 'front')
        ?.edges.find(({ line }) => line === 'neckline-extension');
      const places = flatten(fromCommands(edge?.path ?? []), 0.05);
      const turns = places.slice(2).map((p, i) => {
        const [a = p, b = p] = places.slice(i, i + 2);
        return cross(sub(b, a), sub(p, b));
      });
      expect(breaches(check(draft))).toEqual([]);
      expect(new Set(turns.filter((turn) => Math.abs(turn) > 1e-6).map(Math.sign)).size).toBe(1);
      expect(draft.operations.map(({ operation }) => operation)).toContain('sew-hook-on-lap');
    },
  );

  it('is gathered round with a ruffle from tie to tie, which runs out to nothing there', () => {
    const { pieces, seams } = drawDraft(wrapped({ ruffle: 'neckline' }), STANDARD_SIZES[44]);
    const lengthOf = (id: string, line: string) =>
      (pieces.find((piece) => piece.id === id)?.edges ?? [])
        .filter((edge) => edge.line === line)
        .reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
    const edge =
      lengthOf('front', 'neckline-extension') + lengthOf('front', 'neckline') + lengthOf('back', 'neckline');
    // Both layers of the folded strip.
    expect(lengthOf('neck-ruffle', 'neck')).toBeCloseTo(2 * 2 * edge, 3);
    const fold = pieces
      .find(({ id }) => id === 'neck-ruffle')
      ?.internal.find(({ kind }) => kind === 'fold-line');
    expect(pathLength(fromCommands(fold?.path ?? []))).toBeCloseTo(2 * (edge - 10), 3);
    expect(seams.find(({ id }) => id === 'front-edge-facing')?.b.map(({ edge: own }) => own)).toEqual([
      'front-edge',
    ]);
  });

  it('takes 0.5 to 1.5 out of each free edge, so that it does not gape (METHODS §4)', () => {
    const { construction } = drawDraft(wrapped(), STANDARD_SIZES[38]);
    const plain = drawDraft(completeChoices('top', { opening: 'back-zip' }, {}), STANDARD_SIZES[38]);
    const more = (construction.necklineDart ?? 0) - (plain.construction.necklineDart ?? 0);
    const reach = 14;
    const width = (more * Math.PI * reach) / 180;
    expect(width).toBeGreaterThan(0.5);
    expect(width).toBeLessThan(1.6);
  });

  it.each(SIZE_NAMES)('leaves both ties half a metre for a bow beside the upper edge at size %s', (size) => {
    const { pieces, finished, construction } = drawDraft(wrapped(), STANDARD_SIZES[size]);
    const lengthOf = (id: string) => {
      const side = pieces.find((piece) => piece.id === id)?.edges.find(({ line }) => line === 'tie-side');
      return side ? pathLength(fromCommands(side.path)) : Number.NaN;
    };
    // From one edge, through the side seam and round the back, to where the other front ends.
    const round = (finished.waist ?? 0) - 2 * (construction.extension ?? 0);
    expect(lengthOf('wrap-tie')).toBeCloseTo(50, 3);
    expect(lengthOf('wrap-tie-long') - round).toBeGreaterThanOrEqual(50);
    expect(lengthOf('wrap-tie-long') - round).toBeLessThan(51.01);
  });
});
