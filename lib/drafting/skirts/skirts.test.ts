import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { fromCommands } from '@/lib/geometry/commands';
import { pathLength } from '@/lib/geometry/length';
import { distance } from '@/lib/geometry/point';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, LineName } from '@/lib/pattern/types';
import { surveyBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const body = STANDARD_SIZES['38'];
const HIP_EASE = 6;

function dress(
  options: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, number>> = {},
  wearer = body,
): Draft {
  return drawDraft(
    completeChoices('dress', { 'waist-seam': 'natural', length: 'knee', ...options }, sizes),
    wearer,
  );
}

function lengthOf(draft: Draft, part: string, line: LineName): number {
  const own = draft.pieces.filter((piece) => piece.part === part && piece.material === 'shell');
  const edges = own.flatMap((piece) => piece.edges.filter((edge) => edge.line === line));
  return edges.reduce((sum, { path }) => sum + pathLength(fromCommands(path)), 0);
}

const around = (draft: Draft, front: string, back: string, line: LineName) =>
  2 * (lengthOf(draft, front, line) + lengthOf(draft, back, line));

/** Widths of the darts of one half of a skirt, at the waist seam. */
function darts(draft: Draft, part: string): number[] {
  const legs = draft.pieces
    .filter((piece) => piece.part === part)
    .flatMap((piece) => piece.edges.filter(({ role }) => role === 'dart'));
  return legs.flatMap((leg, i) => {
    if (i % 2 === 1) return [];
    const first = fromCommands(leg.path)[0];
    const second = fromCommands(legs[i + 1]?.path ?? []).at(-1);
    return first && second ? [distance(first.a, second.b)] : [];
  });
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
const knee = 0.56 * body.waistToFloor;

describe('the waist seam', () => {
  it.each(['empire', 'natural', 'dropped'])('of a skirt at the %s joins equal lengths', (seam) => {
    for (const skirt of ['straight', 'a-line', 'half-circle', 'full-circle', 'panelled']) {
      const draft = dress({ 'waist-seam': seam, skirt });
      const bodice = around(draft, 'front', 'back', 'waist');
      expect(Math.abs(around(draft, 'skirt-front', 'skirt-back', 'waist') - bodice), skirt).toBeLessThan(
        0.02,
      );
      expect(breaches(check(draft)), skirt).toEqual([]);
    }
  });

  it.each(['empire', 'natural', 'dropped'])('at the %s ends a bodice that widens down to it', (seam) => {
    for (const size of ['34', '44', '56'] as const) {
      const worn = (silhouette: string) => {
        const options = {
          'waist-seam': seam,
          skirt: 'gathered',
          'side-slit': 'none',
          'back-shaping': 'none',
        };
        return dress({ ...options, silhouette }, {}, STANDARD_SIZES[size]);
      };
      const [flared, straight] = [worn('a-line'), worn('straight')];
      expect(breaches(check(flared)), size).toEqual([]);
      const girth = (draft: Draft) => around(draft, 'front', 'back', 'waist');
      expect(girth(flared), size).toBeGreaterThan(girth(straight) + 0.5);
    }
  });
});

describe('a straight skirt', () => {
  const draft = dress({ skirt: 'straight' });
  const intake = (body.hipCircumference + HIP_EASE - around(draft, 'front', 'back', 'waist')) / 2;

  it('is as wide as the hips and their ease', () => {
    expect(draft.finished.hip).toBeCloseTo(body.hipCircumference + HIP_EASE, 0);
    expect(draft.finished.hem).toBeCloseTo(draft.finished.hip as number, 0);
  });

  it('shares its intake: back darts 30–35 %, front darts 20–25 % of it (METHODS §8)', () => {
    expect(sum(darts(draft, 'skirt-back')) / intake).toBeGreaterThan(0.29);
    expect(sum(darts(draft, 'skirt-back')) / intake).toBeLessThan(0.36);
    expect(sum(darts(draft, 'skirt-front')) / intake).toBeGreaterThan(0.19);
    expect(sum(darts(draft, 'skirt-front')) / intake).toBeLessThan(0.26);
  });

  it('splits darts wider than 2.5 in front and 3.5 behind', () => {
    expect(Math.max(...darts(draft, 'skirt-front'))).toBeLessThan(2.6);
    expect(Math.max(...darts(draft, 'skirt-back'))).toBeLessThan(3.6);
  });
});

describe('an A-line skirt', () => {
  it('gains at the hem what half its darts open there, and 2–4 at each side', () => {
    const draft = dress({ skirt: 'a-line' });
    const straight = dress({ skirt: 'straight' });
    const more = ((draft.finished.hem as number) - (straight.finished.hem as number)) / 4;
    expect(more).toBeGreaterThan(2 + 4);
    expect(more).toBeLessThan(4 + 16);
    expect(sum(darts(draft, 'skirt-back'))).toBeLessThan(0.6 * sum(darts(straight, 'skirt-back')));
  });
});

describe('circle skirts', () => {
  it.each([
    ['half-circle', 0.5],
    ['full-circle', 1],
  ])('of a %s have the radius waist / 2πp and the hem 2πp(r + L) (METHODS §8)', (skirt, p) => {
    const draft = dress({ skirt });
    const waist = around(draft, 'front', 'back', 'waist');
    const radius = waist / (2 * Math.PI * p);
    expect(draft.finished.hem).toBeCloseTo(2 * Math.PI * p * (radius + knee), 1);
    expect(draft.finished.hip).toBeCloseTo(
      2 * Math.PI * p * (radius + body.waistToFloor - body.hipsToFloor),
      1,
    );
  });

  it.each(SIZE_NAMES)('lie on the widest cloth with the deepest hem in %s', (size) => {
    for (const skirt of ['half-circle', 'full-circle'])
      for (const length of ['mini', 'knee', 'midi']) {
        const draft = dress({ skirt, length, opening: 'none', hem: '5-cm' }, {}, STANDARD_SIZES[size]);
        for (const { id, cut, cutLine } of draft.pieces.filter(({ part }) => part.startsWith('skirt'))) {
          const xs = cutLine.map(([x]) => x);
          const across = (cut.onFold ? 2 : 1) * (Math.max(...xs) - Math.min(...xs));
          expect(across, `${skirt} ${length} ${id}`).toBeLessThan(149);
        }
      }
  });

  it('take a centre front seam where the cloth is too narrow for the fold', () => {
    const cut = (length: string) =>
      dress({ skirt: 'full-circle', length }).pieces.find(({ id }) => id === 'skirt-front')?.cut;
    expect(cut('mini')).toMatchObject({ count: 1, onFold: true });
    expect(cut('midi')).toMatchObject({ count: 2, onFold: false, mirrored: true });
  });
});

describe('full skirts', () => {
  it('gather as often as asked, and always over the hips', () => {
    for (const ratio of [1.5, 2, 2.5]) {
      const draft = dress({ skirt: 'gathered' }, { 'gather-ratio': ratio });
      const wide = around(draft, 'skirt-front', 'skirt-back', 'waist');
      expect(wide / around(draft, 'front', 'back', 'waist')).toBeCloseTo(ratio, 2);
      expect(wide).toBeGreaterThan(body.hipCircumference + 4);
    }
  });

  it.each(['knife', 'box'])(
    'laid in %s pleats take three times their finished width (METHODS §9)',
    (pleats) => {
      const draft = dress({ skirt: 'pleated', pleats });
      expect((draft.finished.hem as number) / 3).toBeCloseTo(body.hipCircumference + HIP_EASE, 0);
      for (const face of ['front', 'back']) {
        const seam = draft.seams.find(({ id }) => id === `waist-${face}`);
        const taken = lengthOf(draft, `skirt-${face}`, 'waist') - lengthOf(draft, face, 'waist');
        expect(seam?.ease).toBeCloseTo(taken, 3);
      }
    },
  );

  it('in tiers widen 1.5 times from one to the next, each 1.3 times deeper (METHODS §8)', () => {
    const draft = dress({ skirt: 'tiered', length: 'midi' });
    const tiers = ['skirt-front', 'skirt-front-tier-2', 'skirt-front-tier-3'].map((id) =>
      draft.pieces.find((piece) => piece.id === id),
    );
    const side = (i: number) =>
      pathLength(fromCommands(tiers[i]?.edges.find(({ line }) => line === 'side')?.path ?? []));
    expect(side(1) / side(0)).toBeCloseTo(1.3, 3);
    expect(side(2) / side(1)).toBeCloseTo(1.3, 3);
    const gathers = draft.seams.filter(({ id }) => id.startsWith('tier-')).map(({ gather }) => gather);
    expect(gathers).toEqual([1.5, 1.5, 1.5, 1.5]);
  });

  it.each(SIZE_NAMES)(
    'lie on the cloth they are cut from, allowances and selvedges counted, in %s',
    (size) => {
      for (const skirt of ['gathered', 'pleated', 'tiered']) {
        const sides = { opening: 'none', 'waist-seam': 'empire', 'seam-allowance': 'one-inch' };
        const draft = dress({ skirt, ...sides }, {}, STANDARD_SIZES[size]);
        for (const { id, cut, cutLine } of draft.pieces.filter(({ part }) => part.startsWith('skirt'))) {
          const xs = cutLine.map(([x]) => x);
          const cloth = id.includes('-tier-') ? 110 : 140;
          if (cut.onFold)
            expect(2 * (Math.max(...xs) - Math.min(...xs)), `${skirt} ${id}`).toBeLessThan(cloth - 0.9);
        }
      }
    },
  );

  it('in tiers join the lower ones at the centre as soon as narrow cloth asks for it', () => {
    const draft = dress({ skirt: 'tiered', opening: 'none' }, {}, STANDARD_SIZES['48']);
    const cut = (id: string) => draft.pieces.find((piece) => piece.id === id)?.cut;
    expect(cut('skirt-back')).toMatchObject({ onFold: true });
    expect(cut('skirt-back-tier-2')).toMatchObject({ count: 2, onFold: false, mirrored: true });
    expect(draft.seams.map(({ id }) => id)).toContain('skirt-back-tier-2-centre');
  });
});

describe('a panelled skirt', () => {
  const draft = dress({ skirt: 'panelled', 'bust-shaping': 'princess-armhole' });

  it('has one edge on all its panels, each flared by 4 to 12 (METHODS §8)', () => {
    const edges = draft.pieces
      .filter(({ part }) => part.startsWith('skirt'))
      .flatMap((piece) => piece.edges.filter(({ line }) => line === 'gore' || line === 'side'));
    const lengths = edges.map(({ path }) => pathLength(fromCommands(path)));
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.01);
    const flare = ((draft.finished.hem as number) - (draft.finished.hip as number)) / 12;
    expect(flare).toBeGreaterThan(4);
    expect(flare).toBeLessThan(12);
  });

  it('goes on from the princess seam of the bodice', () => {
    const bodice = lengthOf(
      { ...draft, pieces: draft.pieces.filter(({ id }) => id === 'front-centre') },
      'front',
      'waist',
    );
    const skirt = lengthOf(
      { ...draft, pieces: draft.pieces.filter(({ id }) => id === 'skirt-front-centre') },
      'skirt-front',
      'waist',
    );
    expect(Math.abs(bodice - skirt)).toBeLessThan(0.02);
  });
});

describe('the zip of a dress with a waist seam', () => {
  it('opens bodice and skirt as one', () => {
    const draft = dress({ skirt: 'a-line', 'side-slit': 'none' });
    const zip = draft.operations.find(({ operation }) => operation === 'insert-zip');
    expect(zip?.edges.map(({ piece }) => piece)).toEqual(['back', 'skirt-back']);
    const [notion] = draft.notions;
    expect(notion?.length).toBeGreaterThanOrEqual((draft.construction.zipOpening as number) + 2.5);
  });
});

describe('the waist of a gathered skirt', () => {
  it.each(['gathered', 'tiered'])(
    'of %s cloth is divided between its ends, the fold notched besides',
    (skirt) => {
      const draft = dress({ skirt });
      const half = draft.pieces.find(({ id }) => id === 'skirt-front');
      const waist = half?.edges.find(({ line }) => line === 'waist');
      const long = pathLength(fromCommands(waist?.path ?? []));
      const at = half?.notches.filter(({ edge }) => edge === waist?.id).map((notch) => notch.at / long) ?? [];
      expect(at.map((share) => Math.round(share * 100)).sort((a, b) => a - b)).toEqual([50, 100]);
    },
  );
});

describe('tiers under a lap', () => {
  const buttoned = (size: keyof typeof STANDARD_SIZES, options: Record<string, string> = {}) =>
    dress(
      { skirt: 'tiered', opening: 'front-buttons', 'side-slit': 'none', length: 'ankle', ...options },
      {},
      STANDARD_SIZES[size],
    );
  const front = ({ pieces }: Draft) =>
    pieces.filter(({ part, material }) => part === 'skirt-front' && material === 'shell');

  it.each(['front-buttons', 'hidden-buttons', 'back-buttons', 'double-breasted'])(
    'are sound with %s, under the bust and at the waist',
    (opening) => {
      for (const size of ['34', '44', '56'] as const)
        for (const seam of ['empire', 'natural'])
          expect(breaches(check(buttoned(size, { opening, 'waist-seam': seam }))), size).toEqual([]);
    },
  );

  it.each(SIZE_NAMES)('are joined between the buttons at size %s', (size) => {
    for (const { marks, edges } of front(buttoned(size))) {
      const ys = edges
        .filter(({ line }) => line === 'tier-upper' || line === 'tier-lower' || line === 'waist')
        .flatMap(({ path }) => fromCommands(path).flatMap(({ a, b }) => [a.y, b.y]));
      const buttons = marks.filter(({ kind }) => kind === 'button').map(({ at }) => at[1]);
      for (const y of ys) for (const button of buttons) expect(Math.abs(y - button)).toBeGreaterThan(1.2);
    }
  });

  it('have one facing, as long as all their edges', () => {
    const draft = buttoned('44');
    const seam = draft.seams.find(({ id }) => id === 'skirt-front-edge-facing');
    expect(seam?.a).toHaveLength(1);
    expect(seam?.b).toHaveLength(front(draft).length);
  });
});

it('comes up to a side over a bend, where the other half would have it met in a corner', () => {
  const woman = surveyBodies().find(({ row }) => row === 1430) ?? expect.unreachable();
  const options = { skirt: 'a-line', length: 'ankle', fit: 'easy', 'side-slit': 'back-vent', hem: '5-cm' };
  expect(breaches(check(dress(options, {}, woman.body)))).toEqual([]);
});
