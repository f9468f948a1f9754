import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, RawOptions } from '@/lib/choices/types';
import { distanceToPath } from '@/lib/geometry/closest';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { sub } from '@/lib/geometry/point';
import { firstOf } from '@/lib/geometry/sequence';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { sampleBodies } from '@/lib/testing/bodies';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

function wearing(options: RawOptions): Choices {
  return chooseInTurn('top', options);
}

const view = (draft: Draft, id: string) => {
  const found = measureDraft(draft).piece(id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};

describe('pockets', () => {
  it.each(SIZE_NAMES)('the bag in the side of a short garment ends above its hem in size %s', (size) => {
    for (const garment of ['top', 'jacket'] as const) {
      const short = chooseInTurn(garment, { silhouette: 'straight', length: 'hip', pockets: 'in-seam' });
      const drawn = drawDraft(short, STANDARD_SIZES[size]);
      const lowest = (id: string) => Math.min(...view(drawn, id).seamLine.ys);
      expect(breaches(check(drawn))).toEqual([]);
      expect(lowest('pocket-bag-upper')).toBeGreaterThanOrEqual(lowest('front') + 1);
    }
  });

  it('over a dart that opens in a tail rising to the side it is no deeper than the cloth under it', () => {
    const choices = completeChoices(
      'top',
      {
        silhouette: 'straight',
        'bust-shaping': 'waist-dart',
        sleeve: 'kimono',
        pockets: 'patch',
        'hem-shape': 'shirt-tail',
      },
      {},
    );
    for (const { body } of sampleBodies(25)) expect(breaches(check(drawDraft(choices, body)))).toEqual([]);
  });

  it('an in-seam pocket takes the same stretch out of both sides, and its bags fit it', () => {
    const draft = drawDraft(wearing({ length: 'tunic', pockets: 'in-seam' }), STANDARD_SIZES['44']);
    const mouths = ['front', 'back', 'pocket-bag-upper', 'pocket-bag-under'].map((id) => {
      const edges = view(draft, id).edges.filter((edge) => /pocket|mouth/.test(edge.id));
      expect(edges).toHaveLength(1);
      return edges[0]?.length ?? 0;
    });
    for (const mouth of mouths) expect(mouth).toBeCloseTo(16, 3);
  });

  it('a patch is placed above the hem, clear of the centre, and is as wide as its place once the dart is sewn', () => {
    const draft = drawDraft(wearing({ length: 'hip', pockets: 'patch' }), STANDARD_SIZES['38']);
    const pocket = view(draft, 'pocket').seamLine;
    const place = pieceOf(draft, 'front')?.internal.find(({ id }) => id === 'pocket');
    const points = (place?.path ?? []).map((command) => command.slice(-2) as [number, number]);
    const lowest = Math.min(...points.map(([, y]) => y));
    expect(Math.min(...points.map(([x]) => x))).toBeGreaterThanOrEqual(4);
    expect(lowest).toBeGreaterThan((draft.construction.hemLevel ?? 0) + 2);
    // Below the dart the cloth is whole; at the mouth it lies open, its width to be sewn away, and the sides stay straight.
    const foot = points.filter(([, y]) => y === lowest).map(([x]) => x);
    expect(Math.max(...foot) - Math.min(...foot)).toBeCloseTo(pocket.extent(1, 0) - 5, 6);
    const sides = fromCommands(place?.path ?? []).filter(({ kind }) => kind === 'line');
    expect(sides).toHaveLength(3);
    const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
    expect(to - from).toBeGreaterThan(pocket.extent(1, 0) - 1e-6);
  });

  it('a patch is marked on plain cloth by its own finished outline, round corners and all', () => {
    const choices = wearing({ length: 'tunic', silhouette: 'a-line', pockets: 'patch' });
    const draft = drawDraft(choices, STANDARD_SIZES['38']);
    const marked = pieceOf(draft, 'front')?.internal.find(({ id }) => id === 'pocket');
    const outer = firstOf(view(draft, 'pocket').edges.filter(({ line }) => line === 'outer'));
    const [own, on] = [outer.path, fromCommands(marked?.path ?? [])];
    const away = sub(startOf(on), startOf(own));
    for (const { b } of on) expect(distanceToPath(sub(b, away), own)).toBeLessThan(0.01);
    expect(pathLength(on)).toBeCloseTo(pathLength(own), 2);
  });

  it('a patch on a panel beside a princess seam keeps its shape, however the seam runs', () => {
    const choices = completeChoices('jacket', { 'bust-shaping': 'princess-armhole', pockets: 'patch' }, {});
    const draft = drawDraft(choices, STANDARD_SIZES['46']);
    const [marked] = draft.pieces.flatMap(({ internal }) => internal.filter(({ id }) => id === 'pocket'));
    const outer = firstOf(view(draft, 'pocket').edges.filter(({ line }) => line === 'outer'));
    const [own, on] = [outer.path, fromCommands(marked?.path ?? [])];
    const away = sub(startOf(on), startOf(own));
    for (const { b } of on) expect(distanceToPath(sub(b, away), own)).toBeLessThan(0.01);
  });

  it.each(['welt', 'flap'])(
    'the halves of the bag of a %s pocket meet below the mouth, one longer by its height',
    (pockets) => {
      const draft = drawDraft(completeChoices('jacket', { pockets }, {}), STANDARD_SIZES['46']);
      const [upper, under] = ['pocket-bag-upper', 'pocket-bag-under'].map((id) => view(draft, id));
      const outer = (bag = upper) => bag?.edges.find(({ line }) => line === 'outer')?.length ?? 0;
      expect(outer(under)).toBeCloseTo(outer(upper), 9);
      const rows = draft.operations.find(({ operation }) => operation === 'make-welt-pocket')?.figures.rows;
      expect((under?.seamLine.extent(0, 1) ?? 0) - (upper?.seamLine.extent(0, 1) ?? 0)).toBeCloseTo(
        Number(rows),
        9,
      );
    },
  );

  it('on halves of a bag cut the same way round, the notch is where they meet right sides together', () => {
    const draft = drawDraft(completeChoices('jacket', { pockets: 'welt' }, {}), STANDARD_SIZES['46']);
    for (const id of ['pocket-bag-upper', 'pocket-bag-under']) {
      const { piece, edges } = view(draft, id);
      const outer = edges.find(({ line }) => line === 'outer');
      expect(piece.notches.map(({ at }) => at)).toHaveLength(1);
      expect(piece.notches[0]?.at).toBeCloseTo((outer?.length ?? 0) / 2, 3);
    }
  });

  it('a flap passes through its mouth, its upper side 2 mm wider than the under one', () => {
    for (const size of ['34', '46', '56'] as const) {
      const draft = drawDraft(completeChoices('jacket', { pockets: 'flap' }, {}), STANDARD_SIZES[size]);
      const mouth = draft.operations.find(({ operation }) => operation === 'make-welt-pocket')?.figures.mouth;
      const over = (id: string) => view(draft, id).seamLine.extent(1, 0) - Number(mouth);
      expect(Math.abs(over('pocket-flap-under'))).toBeLessThanOrEqual(0.2);
      expect(over('pocket-flap') - over('pocket-flap-under')).toBeCloseTo(0.2, 6);
      const seam = draft.seams.find(({ id }) => id === 'pocket-flap');
      expect(seam?.ease).toBeGreaterThan(0.3);
    }
  });

  it('a slit keeps its ends clear of the darts it would have begun in', () => {
    const options = {
      opening: 'double-breasted',
      pockets: 'welt',
      length: 'mid-thigh',
      silhouette: 'fitted',
    };
    for (const size of SIZE_NAMES) {
      const drawn = drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);
      expect(check(drawn).find(({ id }) => id === 'F12')).toMatchObject({ ok: true, applies: true });
      // Nor does a dart cross it where it forks, a centimetre from its ends.
      const lines = pieceOf(drawn, 'front')?.internal ?? [];
      const darts = lines.filter(({ kind }) => kind === 'fisheye-dart').map(pathOf);
      const slit = lines.find(({ kind }) => kind === 'slash');
      const [from, to] = [startOf, endOf].map((end) => end(fromCommands(slit?.path ?? [])));
      for (const at of [from, to])
        for (const dart of darts) expect(at && distanceToPath(at, dart)).toBeGreaterThan(2 - 1e-3);
    }
  });

  it('welts and bag of a slit keep within the panel beside a princess seam', () => {
    const choices = completeChoices('jacket', { 'bust-shaping': 'princess-armhole', pockets: 'flap' }, {});
    for (const size of ['34', '40', '56'] as const) {
      const drawn = drawDraft(choices, STANDARD_SIZES[size]);
      const own = view(drawn, 'front-side');
      const slit = own.slashes.flatMap(({ path }) => [startOf(path), endOf(path)]);
      const seams = own.edges.filter(({ role }) => role === 'seam');
      const clear = Math.min(...slit.flatMap((at) => seams.map(({ path }) => distanceToPath(at, path))));
      const mouth = Number(
        drawn.operations.find(({ operation }) => operation === 'make-welt-pocket')?.figures.mouth,
      );
      for (const part of ['pocket-welt', 'pocket-bag-upper', 'pocket-bag-under'])
        expect((view(drawn, part).seamLine.extent(1, 0) - mouth) / 2, part).toBeLessThan(clear);
    }
  });

  it('rises on a short garment until a hand fits into it, under a belt too', () => {
    const short = { ...STANDARD_SIZES['38'], hipsToFloor: STANDARD_SIZES['38'].waistToFloor - 14 };
    const lowest = (belt: string) => {
      const draft = drawDraft(wearing({ length: 'hip', pockets: 'patch', hem: '5-cm', belt }), short);
      expect(breaches(check(draft))).toEqual([]);
      const place = pieceOf(draft, 'front')?.internal.find(({ id }) => id === 'pocket');
      const heights = (place?.path ?? []).map((command) => Number(command.at(-1)));
      expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThanOrEqual(8 - 1e-6);
      expect(Math.max(...heights)).toBeLessThanOrEqual(belt === 'none' ? 2 : -2);
      return Math.min(...heights) - (draft.construction.hemLevel ?? 0);
    };
    expect(lowest('none')).toBeGreaterThanOrEqual(6 - 1e-6);
    expect(lowest('tie')).toBeGreaterThanOrEqual(2);
  });

  it('in the side opens below a French dart pressed down on to it, however wide the allowance', () => {
    const choices = wearing({
      'bust-shaping': 'french-dart',
      pockets: 'in-seam',
      'seam-allowance': 'one-inch',
    });
    for (const size of ['34', '44', '56'] as const)
      expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size]))), size).toEqual([]);
  });

  it('welts reach beyond both ends of the slit they border', () => {
    const draft = drawDraft(wearing({ length: 'tunic', pockets: 'welt' }), STANDARD_SIZES['38']);
    expect(view(draft, 'pocket-welt').seamLine.extent(1, 0)).toBeCloseTo(13 + 3, 6);
    expect(pieceOf(draft, 'pocket-welt')?.cut.count).toBe(4);
  });

  it.each(['waist', 'cropped'])('to the %s a hand finds its mouth in the side, grown for it', (length) => {
    const choices = wearing({ length, pockets: 'in-seam' });
    for (const size of ['34', '40', '46', '52'] as const) {
      const drawn = drawDraft(choices, STANDARD_SIZES[size]);
      const mouth = view(drawn, 'front').edges.find(({ id }) => id === 'side-pocket');
      expect(breaches(check(drawn)), size).toEqual([]);
      expect(mouth?.length, size).toBeGreaterThan(11 - 1e-4);
      expect(drawn.notices.map(({ code }) => code)).toContain('length-to-hold');
    }
  });

  it.each([
    ['princess-armhole', 'pockets-on-chest'],
    ['princess-shoulder', 'pockets-on-chest'],
    ['gathered-yoke', 'pockets-under-bust'],
  ])('to the waist, beside a front parted by a %s, one sewn on finds still cloth: %s', (shaping, told) => {
    for (const pockets of ['patch', 'welt', 'flap']) {
      const choices = wearing({ length: 'waist', 'bust-shaping': shaping, pockets });
      for (const size of ['40', '44', '48'] as const) {
        const drawn = drawDraft(choices, STANDARD_SIZES[size]);
        const codes = drawn.notices.map(({ code }) => code);
        expect(breaches(check(drawn)), size).toEqual([]);
        expect(codes).toContain(told);
        expect(codes).not.toContain('length-to-hold');
      }
    }
  });

  it('a slit above the bust crosses a seam over it, its mark on both panels', () => {
    const choices = wearing({ length: 'waist', 'bust-shaping': 'princess-shoulder', pockets: 'welt' });
    const { pieces } = drawDraft(choices, STANDARD_SIZES['40']);
    const slits = pieces.flatMap(({ id, internal }) =>
      internal.filter(({ kind }) => kind === 'slash').map((slit) => [id, slit.id]),
    );
    expect(slits).toEqual([
      ['front-centre', 'pocket'],
      ['front-side', 'pocket-2'],
    ]);
  });

  it('a garment set too short for a pocket in its side is refused by name', () => {
    const choices = wearing({ pockets: 'in-seam' });
    const short = { ...choices, sizes: { ...choices.sizes, length: 2 } };
    expect(() => drawDraft(short, STANDARD_SIZES['38'])).toThrow('incompatible-choices');
  });

  const PANELLED = {
    'waist-seam': 'natural',
    skirt: 'panelled',
    length: 'mini',
    'bust-shaping': 'waist-dart',
    opening: 'double-breasted',
    pockets: 'patch',
  };

  it('lies lower on panels too narrow at its usual height, for they widen towards the hip', () => {
    const draft = drawDraft(completeChoices('dress', PANELLED, {}), STANDARD_SIZES['34']);
    expect(breaches(check(draft))).toEqual([]);
    const marks = draft.pieces.flatMap(({ internal }) => internal).filter(({ id }) => id === 'pocket');
    const mouth = Math.max(...marks.flatMap(({ path }) => path.map((command) => Number(command.at(-1)))));
    expect(mouth).toBeLessThan(-8 - 1e-6);
    expect(view(draft, 'pocket').seamLine.extent(1, 0)).toBeGreaterThanOrEqual(8);
  });

  it('in a front parted in panels too narrow for a pocket all the way down it lies above the bust', () => {
    const options = { fit: 'very-fitted', 'bust-shaping': 'princess-shoulder', opening: 'double-breasted' };
    const choices = completeChoices('top', { ...options, pockets: 'flap' }, { length: 10 });
    const slight = { ...STANDARD_SIZES['34'], waistCircumference: 56, hipCircumference: 76 };
    const drawn = drawDraft(choices, slight);
    expect(breaches(check(drawn))).toEqual([]);
    expect(drawn.notices.map(({ code }) => code)).toContain('pockets-on-chest');
  });

  it.each(['half-circle', 'full-circle'])(
    'a mouth in a %s lies as deep as the hand falls, its bag plumb',
    (skirt) => {
      const choices = chooseInTurn('dress', {
        'waist-seam': 'natural',
        skirt,
        opening: 'back-zip',
        pockets: 'in-seam',
      });
      for (const size of SIZE_NAMES) {
        const draft = drawDraft(choices, STANDARD_SIZES[size]);
        const upper = view(draft, 'skirt-front').edges.findLast(({ line }) => line === 'side');
        expect(upper?.length, size).toBeCloseTo(6.5, 5);
        const mouth = firstOf(view(draft, 'pocket-bag-upper').edges.filter(({ line }) => line === 'mouth'));
        const [low, high] = [startOf(mouth.path), endOf(mouth.path)];
        expect(high.x).toBeCloseTo(low.x, 5);
        expect(high.y - low.y).toBeCloseTo(16, 5);
      }
    },
  );

  it('a mouth in tiers lies whole in one of them, clear of their seams', () => {
    for (const seam of ['empire', 'natural', 'dropped']) {
      const choices = chooseInTurn('dress', {
        'waist-seam': seam,
        skirt: 'tiered',
        opening: 'back-zip',
        pockets: 'in-seam',
      });
      const draft = drawDraft(choices, STANDARD_SIZES['44']);
      expect(breaches(check(draft)), seam).toEqual([]);
      const host = draft.pieces.find(({ internal }) =>
        internal.some(({ id }) => id.startsWith('pocket-end')),
      );
      const sides = view(draft, host?.id ?? '').edges.filter(({ line }) => line === 'side');
      expect(sides).toHaveLength(3);
      const [below, mouth, above] = sides.map(({ length }) => length);
      expect(Math.min(below ?? 0, above ?? 0)).toBeGreaterThan(2 - 1e-4);
      expect(mouth).toBeGreaterThan(11 - 1e-4);
    }
  });
});
