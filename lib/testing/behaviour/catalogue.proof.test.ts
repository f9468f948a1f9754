import { describe, expect, it } from 'vitest';
import { GARMENTS } from '@/lib/choices/catalogue';
import { conflicts } from '@/lib/choices/compatibility';
import { force } from '@/lib/choices/take-choice';
import type { Choices, Garment } from '@/lib/choices/types';
import { draft, drawDraft } from '@/lib/drafting/draft';
import type { Body } from '@/lib/measurements/names';
import { extremeBodies, sampleBodies } from '@/lib/testing/bodies';
import { randomChoices } from '@/lib/testing/random-choices';
import { undetermined } from './h01-determinism';
import { asymmetries } from './h02-symmetry';
import { shrinking } from './h04-monotonicity';
import { strayChanges } from './h05-locality';
import { jumps } from './h06-continuity';
import { allowanceTraces, dartTraces, styleTraces } from './h07-h09-neutrality';
import { beyond, type Lapse } from './lapse';

const SETS = 4;
const SEED = 101;

interface Case {
  readonly choices: Choices;
  readonly body: Body;
}

/** Random valid designs, each on a woman of its own, that can be drawn for her. */
function casesOf(garment: Garment): Case[] {
  return sampleBodies(SETS, 23)
    .map(({ body }, i) => ({ choices: randomChoices(garment, SEED + i), body }))
    .filter(({ choices, body }) => 'draft' in draft(choices, body));
}

/** The same design with one value changed, where nothing else has to give way for it. */
function changed(choices: Choices, slot: string, value: string): Choices | undefined {
  if (!(slot in choices.options)) return undefined;
  const { choices: other, switchedOff } = force(choices, slot, value);
  return switchedOff.length === 0 ? other : undefined;
}

// The gape of a bare armhole follows its depth, and through the bust dart reaches what that is turned into; the lean of a
// straight or flared side follows the hips up to where the armhole meets it squarely.
const THROUGH_DART_AND_SIDE = 0.05;
/** A dart at the side opens above its bust line or below, never on it; a fly ends between two buttons, a step at a time. */
const IN_STEPS = /side|bust-dart|fly/;
const JUMP = 1;
/** Facings and linings end where the hem and the seams that are turned up let them. */
const INSIDE = /facing|lining|interfacing|binding/;

const unless = (found: readonly Lapse[], excused: RegExp): Lapse[] =>
  found.filter(({ where }) => !excused.test(where));

describe.each(GARMENTS)('any %s', (garment) => {
  const cases = casesOf(garment);
  const lapses = (of: (each: Case) => readonly Lapse[]) => cases.flatMap(of);

  it('can mostly be drawn', () => {
    expect(cases.length).toBeGreaterThanOrEqual(SETS - 1);
  });

  it('is drawn the same twice (H1), alike on both sides (H2), and larger for larger measurements (H4)', () => {
    expect(lapses(({ choices, body }) => undetermined(drawDraft, choices, body))).toEqual([]);
    expect(lapses(({ choices, body }) => asymmetries(drawDraft(choices, body)))).toEqual([]);
    expect(lapses(({ choices, body }) => shrinking(drawDraft, choices, body))).toEqual([]);
  });

  it('leaves alone what a measurement does not concern (H5), and never leaps (H6)', () => {
    const strays = lapses(({ choices, body }) => strayChanges(drawDraft, choices, body));
    expect(beyond(THROUGH_DART_AND_SIDE, strays)).toEqual([]);
    const leaps = lapses(({ choices, body }) => jumps(drawDraft, choices, body));
    expect(beyond(JUMP, unless(leaps, IN_STEPS))).toEqual([]);
  });

  it('fits the same wherever the bust dart lies (H7)', () => {
    const found = lapses(({ choices, body }) => {
      const other = changed(choices, 'bust-shaping', 'side-dart');
      return other ? dartTraces(drawDraft, choices, other, body) : [];
    });
    expect(found).toEqual([]);
  });

  it('has its stitching lines where they are, whatever the allowance (H8) and whatever is put on (H9)', () => {
    const wide = (choices: Choices) =>
      changed(choices, 'seam-allowance', choices.options['seam-allowance'] === '1-cm' ? '1-5-cm' : '1-cm');
    const moved = lapses(({ choices, body }) => {
      const other = wide(choices);
      return other ? allowanceTraces(drawDraft, choices, other, body) : [];
    });
    expect(unless(moved, INSIDE)).toEqual([]);
    const touched = lapses(({ choices, body }) => {
      const other = changed(choices, 'belt', 'none');
      return other ? styleTraces(drawDraft, choices, other, body) : [];
    });
    expect(touched).toEqual([]);
  });

  it('is drafted or refused by name, also on bodies at the edge of what is possible', () => {
    const bodies = [...sampleBodies(16, 31), ...extremeBodies().slice(0, 8)];
    bodies.forEach(({ body }, i) => {
      const choices = randomChoices(garment, SEED + 100 + i);
      expect(conflicts(choices)).toEqual([]);
      const outcome = draft(choices, body);
      if ('refused' in outcome) expect(outcome.refused.fields.length).toBeGreaterThan(0);
    });
  });
});
