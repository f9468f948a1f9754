import { describe, expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { draft } from '@/lib/drafting/draft';
import { boundsOf } from '@/lib/geometry/bounds';
import { areaOf } from '@/lib/geometry/polygon';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft, Piece } from '@/lib/pattern/types';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import { DESIGN_NAMES, designOf } from '@/lib/testing/goldens/designs';
import { nestFabric } from '@/lib/testing/layout/nest-fabric';
import { clearance } from '@/lib/testing/layout/overlap';
import { CLOTH_GAP, type FabricLayout, SELVEDGE } from './fabric';
import { placedPoints } from './placed';

const LAY = { material: 'shell', width: 140, folded: false, nap: false } as const;

/** The designs held by pictures but for circle skirts, whose quarters leave what no placing can use, and two more. */
const CHOICES: Readonly<Record<string, Choices>> = {
  ...Object.fromEntries(
    DESIGN_NAMES.map((name) => [name, designOf(name)] as const).filter(
      ([name, { options }]) => !`${name} ${options.skirt}`.includes('circle'),
    ),
  ),
  'dress-pleated': completeChoices('dress', { 'waist-seam': 'natural', skirt: 'pleated' }, {}),
  'jacket-coat': completeChoices(
    'jacket',
    { length: 'knee', opening: 'double-breasted', pockets: 'flap' },
    {},
  ),
};

function drafted(choices: Choices): Draft {
  const outcome = draft(choices, STANDARD_SIZES['38']);
  if ('refused' in outcome) throw new Error(`Refused: ${JSON.stringify(outcome.refused)}`);
  return outcome.draft;
}

function outlinesOf({ pieces }: Draft, { placements }: FabricLayout): Pair[][] {
  return placements.map((placement) => {
    const piece = pieces.find(({ id }) => id === placement.piece) as Piece;
    return placedPoints(placement.unfolded ? unfoldedOutline(piece) : piece.cutLine, placement);
  });
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] as number) + (sorted[sorted.length >> 1] as number)) / 2;
}

const known = new Map<string, { readonly layout: FabricLayout; readonly outlines: readonly Pair[][] }>();

/** A design on the cloth, laid once. */
function laid(name: string) {
  const found = known.get(name);
  if (found) return found;
  const design = drafted(CHOICES[name] as Choices);
  const layout = nestFabric(design, LAY);
  const made = { layout, outlines: outlinesOf(design, layout) };
  known.set(name, made);
  return made;
}

describe('designs without circle skirts on one layer of cloth 140 cm wide', () => {
  test('are more than forty', () => expect(Object.keys(CHOICES).length).toBeGreaterThan(40));

  test.each(Object.keys(CHOICES))(
    '%s lies on the cloth and nothing comes closer than the gap',
    (name) => {
      const { layout, outlines } = laid(name);
      outlines.forEach((outline, i) => {
        const { left, bottom, right, top } = boundsOf(outline);
        expect(Math.min(left - SELVEDGE, LAY.width - SELVEDGE - right)).toBeGreaterThan(-1e-6);
        expect(Math.min(bottom, layout.length - top)).toBeGreaterThan(-1e-6);
        for (const other of outlines.slice(i + 1)) {
          expect(clearance(outline, other)).toBeGreaterThan(CLOTH_GAP - 1e-6);
        }
      });
      const area = outlines.reduce((sum, outline) => sum + areaOf(outline), 0);
      expect(layout.use).toBeCloseTo(area / (LAY.width * layout.length), 6);
    },
    60_000,
  );

  test('use at least 72 % of it, in the median', () => {
    const uses = Object.keys(CHOICES).map((name) => laid(name).layout.use);
    expect(median(uses)).toBeGreaterThanOrEqual(0.72);
  }, 300_000);
});
