import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const body = STANDARD_SIZES['38'];

function drawn(options: RawOptions, size: keyof typeof STANDARD_SIZES = '38'): Draft {
  return drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[size]);
}

function edge(draft: Draft, piece: string, line: string): number {
  const edges = measureDraft(draft).piece(piece)?.edges ?? [];
  return edges.filter((own) => own.line === line).reduce((sum, { length }) => sum + length, 0);
}

const SHORT = { 'sleeve-length': 'short' };

describe.each(['set-in', 'puff', 'bishop', 'raglan', 'dropped'])(
  'a short %s sleeve with a cuff',
  (sleeve) => {
    const options = { ...SHORT, sleeve, 'sleeve-finish': 'cuff' };

    it.each(SIZE_NAMES)('holds every rule in size %s', (size) => {
      expect(breaches(check(drawn(options, size)))).toEqual([]);
    });

    it('closes 2 to 3 round the upper arm over a slash long enough to bind (METHODS §5.4)', () => {
      const draft = drawn(options);
      const over = edge(draft, 'sleeve-cuff', 'cuff') - body.bicepsCircumference;
      expect(over).toBeGreaterThanOrEqual(2);
      expect(over).toBeLessThanOrEqual(3);
      const slash = draft.operations.find(({ operation }) => operation === 'bind-placket');
      expect(Number(slash?.figures.length)).toBeGreaterThanOrEqual(2.5);
    });
  },
);

describe.each(['puff', 'bishop'])('the hem of a gathered sleeve: %s', (sleeve) => {
  it.each(['short', 'long'])('is a narrow band that holds its gathers, and says so (%s)', (length) => {
    const draft = drawn({ sleeve, 'sleeve-length': length, 'sleeve-finish': 'hem' });
    expect(breaches(check(draft))).toEqual([]);
    expect(draft.notices.map(({ code }) => code)).toContain('fullness-in-narrow-band');
    expect(draft.seams.find(({ id }) => id === 'sleeve-end')?.gather).toBeGreaterThan(1.1);
    // Two ends, each folded: four times 1.5.
    expect(edge(draft, 'sleeve-band', 'end')).toBeCloseTo(6, 6);
  });
});

describe.each(['puff', 'pleated-head', 'bishop'])('the ruffle of a gathered sleeve: %s', (sleeve) => {
  const ruffled = { sleeve, 'sleeve-finish': 'ruffle' };

  it.each(['short', 'elbow', 'three-quarter', 'long'])(
    'is drawn in with it by an elastic, and says so (%s)',
    (length) => {
      const draft = drawn({ ...ruffled, 'sleeve-length': length });
      expect(breaches(check(draft))).toEqual([]);
      expect(draft.notices.map(({ code }) => code)).toContain('ruffle-drawn-in');
      const elastic = draft.notions.find(({ kind }) => kind === 'elastic')?.length ?? 0;
      expect(edge(draft, 'sleeve-ruffle', 'ruffle') / (elastic - 1.5)).toBeGreaterThan(1.45);
    },
  );

  it('hangs from an edge of its own length where that is full: no gathers lie in the casing', () => {
    const draft = drawn({ ...ruffled, 'sleeve-length': 'long' });
    expect(draft.seams.find(({ id }) => id === 'sleeve-end')?.gather).toBe(1);
    expect(edge(draft, 'sleeve-ruffle', 'ruffle')).toBeCloseTo(edge(draft, 'sleeve', 'hem'), 3);
  });

  it('closes above the wrist in what the forearm has gained there', () => {
    const closed = (width: number) =>
      drawDraft(
        completeChoices('top', { ...ruffled, 'sleeve-length': 'long' }, { 'sleeve-ruffle-width': width }),
        body,
      ).finished.sleeveHem ?? 0;
    expect(closed(8) - closed(3)).toBeGreaterThan(1);
  });
});
