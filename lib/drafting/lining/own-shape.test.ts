import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type MeasuredDraft, measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const linedDress = (sleeve: string, size: (typeof SIZE_NAMES)[number]) =>
  drawDraft(completeChoices('dress', { inside: 'lining', sleeve }, {}), STANDARD_SIZES[size]);

const lengthOf = (context: MeasuredDraft, piece: string, line: string) =>
  (context.piece(piece)?.edges ?? [])
    .filter((edge) => edge.line === line)
    .reduce((sum, { length }) => sum + length, 0);

describe.each(['bell', 'cap', 'dropped'])('a dress with a %s sleeve, lined', (sleeve) => {
  it.each(SIZE_NAMES)('holds every rule in size %s', (size) => {
    expect(breaches(check(linedDress(sleeve, size)))).toEqual([]);
  });
});

describe('linings with the shape of their sleeve (METHODS §7)', () => {
  it('hangs free in a bell, 1.5 shorter than it', () => {
    const context = measureDraft(linedDress('bell', '40'));
    const names = context.draft.operations.map(({ operation }) => operation);
    expect(names).toContain('hem-lining-sleeve');
    const shorter = lengthOf(context, 'sleeve', 'underarm') - lengthOf(context, 'lining-sleeve', 'underarm');
    // Its underarm starts higher and in a narrower armhole: as much is not shorter below.
    expect(shorter).toBeGreaterThan(0.5);
  });

  it('meets the armhole of a grown-on cap edge to edge', () => {
    const context = measureDraft(linedDress('cap', '40'));
    for (const side of ['front', 'back']) {
      expect(lengthOf(context, `lining-${side}`, 'armhole')).toBeCloseTo(
        lengthOf(context, side, 'armhole'),
        1,
      );
    }
  });
});
