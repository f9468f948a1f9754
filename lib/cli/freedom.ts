import { listingOf } from '@/lib/choices/catalogue';
import { broken, reconcile } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { isActive } from '@/lib/choices/ranges';
import type { Choices, Garment, RawOptions } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { mulberry32 } from './random';
import { answer } from './request';

/** Shares of the slots that are moved away from what is offered first. */
const SHARES = [0.25, 0.45, 0.7] as const;

export interface Freedom {
  readonly garment: Garment;
  /** Pairs of values of two slots, and how many of them stand in no valid set of choices. */
  readonly pairs: number;
  readonly excluded: number;
  /** By share of slots moved: how many designs were asked for, and how many of them could be drafted. */
  readonly passed: readonly Passed[];
}

interface Passed {
  readonly share: number;
  readonly asked: number;
  readonly drafted: number;
  /** Sets of choices that differ in what counts: a slot that means nothing beside the others is not compared. */
  readonly different: number;
  /** Why the others could not, most frequent first. */
  readonly reasons: readonly (readonly [reason: string, times: number])[];
}

/** How freely the values of a garment mix: which pairs exclude each other, and which share of designs chosen blindly is drafted. */
export function measureFreedom(garment: Garment, count: number, body: Body = STANDARD_SIZES['40']): Freedom {
  return {
    garment,
    ...excludedPairs(garment),
    passed: SHARES.map((share) => passedOf(garment, share, count, body)),
  };
}

/** Pairs of values of two slots that cannot stand together whatever gives way beside them. */
function excludedPairs(garment: Garment): Pick<Freedom, 'pairs' | 'excluded'> {
  const values = Object.entries(listingOf(garment).slots).flatMap(([slot, listing]) =>
    listing.values.map((value) => ({ slot, value })),
  );
  const pairs = values.flatMap((a, i) =>
    values.slice(i + 1).flatMap((b) => (a.slot === b.slot ? [] : [[a, b] as const])),
  );
  const { options } = defaultChoices(garment);
  const excluded = pairs.filter(([a, b]) => {
    const wanted = { ...options, [a.slot]: a.value, [b.slot]: b.value };
    const reached = reconcile({ garment, options: wanted }, [a.slot, b.slot]).options;
    return broken({ garment, options: reached }).length > 0;
  });
  return { pairs: pairs.length, excluded: excluded.length };
}

/** Designs in which each slot is moved with a chance, to any of its values; what was not moved may give way. */
function passedOf(garment: Garment, share: number, count: number, body: Body): Passed {
  const reasons = new Map<string, number>();
  const designs = new Set<string>();
  let drafted = 0;
  for (let seed = 0; seed < count; seed++) {
    const outcome = answer({ choices: { garment, options: movedOptions(garment, share, seed) }, body });
    if ('draft' in outcome) {
      drafted += 1;
      designs.add(designOf(outcome.draft.choices));
    } else {
      const { code, figures, fields } = outcome.refused;
      const reason = String(figures?.reason ?? `${code}: ${fields.join(', ')}`);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  const sorted = [...reasons].sort(([, a], [, b]) => b - a);
  return { share, asked: count, drafted, different: designs.size, reasons: sorted };
}

/** Some slots moved, every value alike likely: the same for the same seed. */
export function movedOptions(garment: Garment, share: number, seed: number): RawOptions {
  const random = mulberry32(seed);
  return Object.fromEntries(
    Object.entries(listingOf(garment).slots).flatMap(([slot, { values }]) => {
      const [moved, which] = [random() < share, Math.floor(random() * values.length)];
      return moved ? [[slot, values[which] ?? '']] : [];
    }),
  );
}

function designOf({ garment, options }: Choices): string {
  return JSON.stringify(Object.entries(options).filter(([slot]) => isActive({ garment, options }, slot)));
}
