import { describe, expect, it } from 'vitest';
import { broken } from '@/lib/choices/compatibility';
import { completeChoices } from '@/lib/choices/defaults';
import { pointAtLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import { SIZE_NAMES, type SizeName, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong } from '@/lib/pattern/find';
import { lengthOfAll, pathOf } from '@/lib/pattern/lines';
import type { Draft, LineName } from '@/lib/pattern/types';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

type Options = Record<string, string>;

const SHIRT = { opening: 'front-buttons', collar: 'shirt', silhouette: 'straight' };
const designed = (options: Options, sizes: Record<string, number> = {}) =>
  completeChoices('top', { 'back-shaping': 'yoke', ...options }, sizes);
const drawn = (options: Options = {}, size: SizeName = '40', sizes = {}) =>
  drawDraft(designed(options, sizes), STANDARD_SIZES[size]);

function piece({ pieces }: Draft, id: string) {
  const found = pieces.find((each) => each.id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
}

const along = (draft: Draft, id: string, line: LineName): number =>
  lengthOfAll(edgesAlong(piece(draft, id), line));

const ends = (draft: Draft, id: string, line: LineName): Point[] =>
  edgesAlong(piece(draft, id), line)
    .map(pathOf)
    .flatMap((path) => [startOf(path), endOf(path)]);

/** Where the seam of the yoke ends on the armhole, on one of its sides. */
const atArmhole = (draft: Draft, id: string): Point =>
  ends(draft, id, 'yoke').reduce((best, p) => (p.x > best.x ? p : best));

const seamOf = ({ seams }: Draft) => seams.find(({ id }) => id === 'back-yoke');

describe('a back yoke', () => {
  it.each<Options>([
    {},
    { ...SHIRT, sleeve: 'dropped' },
    { opening: 'back-buttons' },
    { opening: 'back-keyhole', silhouette: 'straight' },
    { 'neckline-back': 'square', sleeve: 'none' },
    { sleeve: 'straps', opening: 'front-buttons' },
    { 'back-shaping': 'yoke-gathers', sleeve: 'straps', opening: 'side-zip' },
    { 'back-shaping': 'yoke-box-pleat', ...SHIRT },
    { 'back-shaping': 'yoke-gathers', ...SHIRT, inside: 'bias-binding' },
    { 'back-shaping': 'yoke-box-pleat', opening: 'back-keyhole', silhouette: 'straight' },
    { 'back-shaping': 'yoke-gathers', opening: 'none', silhouette: 'elastic-waist', hem: '2-cm' },
    { sleeve: 'raglan' },
    { 'back-shaping': 'yoke-box-pleat', sleeve: 'raglan', opening: 'back-buttons' },
    { 'back-shaping': 'yoke-gathers', sleeve: 'kimono', opening: 'none', silhouette: 'straight' },
    { 'back-shaping': 'yoke-box-pleat', sleeve: 'kimono', opening: 'back-zip', inside: 'bias-binding' },
    { sleeve: 'thin-straps', opening: 'back-buttons' },
    { 'back-shaping': 'yoke-gathers', sleeve: 'tied-straps', inside: 'bias-binding' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each<SizeName>(['34', '40', '54'])('lies a quarter of the back below the nape in size %s', (size) => {
    const draft = drawn(SHIRT, size);
    const { backHeight } = STANDARD_SIZES[size];
    const centre = Math.max(...ends(draft, 'back', 'centre').map(({ y }) => y));
    expect(backHeight - centre).toBeCloseTo(backHeight / 4, 6);
  });

  it.each([
    ['raglan', 'raglan'],
    ['kimono', 'side'],
    ['thin-straps', 'armhole'],
  ] as const)('ends beside %s on the %s, as long there on both parts as without it', (sleeve, line) => {
    const options = { sleeve, opening: 'none', silhouette: 'straight' };
    const [draft, plain] = [drawn(options), drawn({ ...options, 'back-shaping': 'none' })];
    const parts = [along(draft, 'back', line), along(draft, 'back-yoke', line)];
    expect(Math.min(...parts)).toBeGreaterThan(1.9);
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(along(plain, 'back', line), 2);
  });

  it('takes the ease of the shoulder over into its seam, half a centimetre of it at the armhole', () => {
    const [draft, plain] = [drawn(SHIRT), drawn({ ...SHIRT, 'back-shaping': 'none' })];
    const shoulder = along(draft, 'front', 'shoulder');
    expect(along(plain, 'back', 'shoulder') - shoulder).toBeCloseTo(0.6, 5);
    expect(along(draft, 'back-yoke', 'shoulder')).toBeCloseTo(shoulder, 5);
    const [upper, lower] = [atArmhole(draft, 'back-yoke'), atArmhole(draft, 'back')];
    expect(upper.y - lower.y).toBeGreaterThan(0.4);
    expect(upper.y - lower.y).toBeLessThan(0.8);
  });

  it('leaves the armhole as long as it was, and the sleeve with it', () => {
    const [draft, plain] = [drawn(SHIRT), drawn({ ...SHIRT, 'back-shaping': 'none' })];
    const parts = along(draft, 'back', 'armhole') + along(draft, 'back-yoke', 'armhole');
    expect(parts).toBeCloseTo(along(plain, 'back', 'armhole'), 3);
    expect(along(draft, 'sleeve', 'cap')).toBeCloseTo(along(plain, 'sleeve', 'cap'), 6);
  });

  it.each([8, 12])('lies four centimetres below a V that is %s deep, and rises to the armhole', (depth) => {
    const draft = drawn({ 'neckline-back': 'v' }, '40', { 'neckline-back-depth': depth });
    const neck = Math.min(...ends(draft, 'back-yoke', 'neckline').map(({ y }) => y));
    const centre = Math.min(...ends(draft, 'back-yoke', 'yoke').map(({ y }) => y));
    expect(neck - centre).toBeGreaterThan(4 - 1e-6);
    expect(atArmhole(draft, 'back').y).toBeGreaterThan(centre);
  });

  it.each(SIZE_NAMES)('finds room between the deepest V and the bust line in size %s', (size) => {
    const draft = drawn({ 'neckline-back': 'v' }, size, { 'neckline-back-depth': 18 });
    const neck = Math.min(...ends(draft, 'back-yoke', 'neckline').map(({ y }) => y));
    const centre = Math.min(...ends(draft, 'back-yoke', 'yoke').map(({ y }) => y));
    expect(neck - centre).toBeGreaterThan(2.5 - 1e-6);
    expect(centre).toBeGreaterThan((draft.construction.bustLine ?? 0) + 1 - 1e-4);
  });

  it('refuses a neckline below which it would lie on the bust line, naming both', () => {
    const deep = designed({ 'neckline-back': 'v' }, { 'neckline-back-depth': 18 });
    const body = STANDARD_SIZES['34'];
    expect(() => drawDraft(deep, { ...body, bustHeight: body.bustHeight - 5 })).toThrow(
      expect.objectContaining({ fields: ['back-shaping', 'neckline-back-depth'] }) as unknown as Error,
    );
  });

  it('keeps its seam clear of the buttons of a back that opens', () => {
    const draft = drawn({ opening: 'back-buttons' });
    const seam = Math.min(...ends(draft, 'back-yoke', 'yoke').map(({ y }) => y));
    const buttons = ['back', 'back-yoke'].flatMap((id) => piece(draft, id).marks);
    expect(buttons.length).toBeGreaterThan(6);
    for (const { at } of buttons) expect(Math.abs(at[1] - seam)).toBeGreaterThan(1.19);
  });

  it('ends the lines of a lap at its seam and begins them again below', () => {
    const draft = drawn({ opening: 'back-buttons' });
    for (const id of ['back', 'back-yoke']) {
      const { internal, edges } = piece(draft, id);
      const heights = edges.map(pathOf).flatMap((path) => [startOf(path).y, endOf(path).y]);
      const lines = internal.filter(({ kind }) => kind === 'placement' || kind === 'topstitch').map(pathOf);
      expect(lines).toHaveLength(2);
      for (const { y } of lines.flatMap((path) => [startOf(path), endOf(path)])) {
        expect(y).toBeLessThan(Math.max(...heights) + 1e-3);
        expect(y).toBeGreaterThan(Math.min(...heights) - 1e-3);
      }
    }
  });

  it('carries a zip from the yoke on into the back, both as long as it opens', () => {
    const draft = drawn();
    const edges = draft.operations.find(({ operation }) => operation === 'insert-zip')?.edges ?? [];
    expect(edges.map((edge) => edge.piece)).toEqual(['back-yoke', 'back']);
  });
});

describe('what falls from a back yoke', () => {
  it('is a pleat three centimetres wide that runs down to the hem', () => {
    const options = { ...SHIRT, 'back-shaping': 'yoke-box-pleat' };
    const [draft, plain] = [drawn(options), drawn({ ...SHIRT, 'back-shaping': 'none' })];
    expect(along(draft, 'back', 'yoke') - along(draft, 'back-yoke', 'yoke')).toBeCloseTo(3, 1);
    expect(along(draft, 'back', 'hem') - along(plain, 'back', 'hem')).toBeCloseTo(3, 6);
    expect(draft.finished.bust).toBe(plain.finished.bust);
    expect((draft.finished.hem ?? 0) - (plain.finished.hem ?? 0)).toBeCloseTo(6, 3);
  });

  it('is gathered 1.4 times over the middle six tenths of the seam', () => {
    const draft = drawn({ ...SHIRT, 'back-shaping': 'yoke-gathers' });
    const yoke = along(draft, 'back-yoke', 'yoke');
    const more = along(draft, 'back', 'yoke') - yoke;
    expect((0.6 * yoke + more) / (0.6 * yoke)).toBeCloseTo(1.4, 2);
    expect(seamOf(draft)?.gather).toBeCloseTo((yoke + more) / yoke, 6);
  });
});

describe('what falls from the yoke of a back that is parted', () => {
  const FULL = ['yoke-box-pleat', 'yoke-gathers'];
  const OPENINGS = ['back-zip', 'back-buttons'];
  const parted = FULL.flatMap((value) => OPENINGS.map((opening) => [value, opening] as const));

  it.each(parted)('breaks no rule on sizes 34–56: %s, %s', (value, opening) => {
    expect(brokenBySize(designed({ 'back-shaping': value, opening }))).toEqual([]);
  });

  it.each(parted)(
    'hangs in two halves, wider by as much from the seam to the hem: %s, %s',
    (value, opening) => {
      const draft = drawn({ 'back-shaping': value, opening, silhouette: 'straight' });
      const plain = drawn({ opening, silhouette: 'straight' });
      const by = draft.construction.backFullness ?? 0;
      expect(by).toBeGreaterThan(2.5);
      for (const line of ['yoke', 'hem'] as const)
        expect(along(draft, 'back', line) - along(plain, 'back', line)).toBeCloseTo(by, 1);
      expect(draft.finished.bust).toBe(plain.finished.bust);
    },
  );

  it.each(FULL)('lies clear of the facing of the buttons: %s', (value) => {
    const draft = drawn({ 'back-shaping': value, opening: 'back-buttons' }, '34');
    const facing = Math.max(...ends(draft, 'facing-back', 'hem').map(({ x }) => x));
    expect((draft.construction.backFullnessFrom ?? 0) - facing).toBeGreaterThan(0.99);
  });

  it('is a pleat laid outward on to the line over the blade', () => {
    const { internal } = piece(drawn({ 'back-shaping': 'yoke-box-pleat', opening: 'back-zip' }), 'back');
    const at = (id: string) => internal.filter((own) => own.id === id).map((own) => startOf(pathOf(own)).x);
    expect(at('pleat-1')).toHaveLength(1);
    expect((at('pleat-1-onto')[0] ?? 0) - (at('pleat-1')[0] ?? 0)).toBeCloseTo(3, 5);
  });

  it.each(['back-zip', 'side-zip'])(
    'marks the pleat again where a waist seam holds it, plumb below: %s',
    (opening) => {
      const options = { 'back-shaping': 'yoke-box-pleat', opening, 'waist-seam': 'natural' };
      const back = piece(drawDraft(completeChoices('dress', options, {}), STANDARD_SIZES['40']), 'back');
      const [waist] = edgesAlong(back, 'waist').map(pathOf);
      const marked = back.notches
        .filter(({ edge, kind }) => edge === 'waist' && kind === 'single')
        .map(({ at }) => (waist ? pointAtLength(waist, at).x : Number.NaN));
      const lines = back.internal
        .filter(({ id }) => id.startsWith('pleat-1'))
        .map((own) => startOf(pathOf(own)).x);
      expect(marked).toEqual(lines.map((x) => expect.closeTo(x, 5)));
    },
  );

  it('leaves the zip as it is', () => {
    const zip = (value: string) =>
      drawn({ 'back-shaping': value, opening: 'back-zip', silhouette: 'straight' }).construction.zipOpening;
    expect(zip('yoke-box-pleat')).toBe(zip('yoke'));
  });

  it.each(FULL)('hangs beside a vent as well: %s', (value) => {
    const options = {
      'back-shaping': value,
      opening: 'side-zip',
      'waist-seam': 'none',
      'side-slit': 'back-vent',
    };
    const choices = completeChoices('dress', options, {});
    expect(broken(choices)).toEqual([]);
    const draft = drawDraft(choices, STANDARD_SIZES['40']);
    expect(piece(draft, 'back').cut.onFold).toBe(false);
    expect(breaches(check(draft))).toEqual([]);
  });
});

describe('a back that is whole below its yoke', () => {
  it.each(['yoke-box-pleat', 'yoke-gathers'])(
    '%s hangs from halves that are closed below a slit',
    (value) => {
      const draft = drawn({ 'back-shaping': value, opening: 'back-keyhole', silhouette: 'straight' });
      expect(piece(draft, 'back').cut.onFold).toBe(true);
      expect(piece(draft, 'back-yoke').cut.onFold).toBe(false);
      const closed = draft.seams.find(({ operation }) => operation === 'sew-centre-back');
      expect(closed?.a.map((edge) => edge.piece)).toEqual(['back-yoke']);
      expect(closed?.stage).toBeLessThan(seamOf(draft)?.stage ?? 0);
    },
  );

  it.each(['yoke-box-pleat', 'yoke-gathers'])('%s hangs over a skirt that parts for a vent', (value) => {
    const vented = {
      'waist-seam': 'natural',
      opening: 'side-zip',
      'side-slit': 'back-vent',
      inside: 'lining',
    };
    const choices = completeChoices('dress', { 'back-shaping': value, ...vented }, {});
    const draft = drawDraft(choices, STANDARD_SIZES['40']);
    expect(piece(draft, 'back').cut.onFold).toBe(true);
    expect(piece(draft, 'skirt-back').cut.onFold).toBe(false);
    expect(breaches(check(draft))).toEqual([]);
  });
});

describe('the inner yoke', () => {
  it('does the work of the facing of the neck, and of its interfacing none', () => {
    const draft = drawn(SHIRT);
    const ids = draft.pieces.map(({ id }) => id);
    expect(ids).toContain('back-yoke-inner');
    expect(ids).not.toContain('neck-facing-back');
    expect(ids).not.toContain('neck-interfacing-back');
    for (const line of ['yoke', 'armhole', 'shoulder', 'neckline'] as const)
      expect(along(draft, 'back-yoke-inner', line)).toBeCloseTo(along(draft, 'back-yoke', line), 5);
  });

  it.each<Options>([
    { sleeve: 'none' },
    { opening: 'back-buttons' },
    { opening: 'back-keyhole', silhouette: 'straight' },
  ])('is left out where a facing reaches below the yoke: %j', (options) => {
    expect(drawn(options).pieces.map(({ id }) => id)).not.toContain('back-yoke-inner');
  });

  it('is left out where a lining hides the seam', () => {
    const jacket = drawDraft(completeChoices('jacket', { 'back-shaping': 'yoke' }, {}), STANDARD_SIZES['40']);
    expect(jacket.pieces.map(({ id }) => id)).not.toContain('back-yoke-inner');
  });
});
