import type { Draft, Material } from '@/lib/pattern/types';
import { type FabricLayout, layOnFabric } from './fabric';
import type { Budget } from './types';

/** A piece of cloth somebody already has, cm; shrinkage is the share lost in the first wash, 0 to 0.2. */
export interface Cloth {
  readonly width: number;
  readonly length: number;
  readonly nap: boolean;
  /** Height of a print to be matched at the seams; 0 or absent for none. */
  readonly repeat?: number;
  readonly shrinkage?: number;
}

/** What else could be done with this cloth, the least intrusive first. */
export type Remedy =
  /** The print need not be matched at the seams. */
  | 'unmatched'
  /** Pieces may be turned head down. */
  | 'both-ways';

export interface ClothAnswer {
  readonly fits: boolean;
  /** The shortest layout found under the conditions given; absent when a piece is wider than the cloth. */
  readonly layout?: FabricLayout;
  /** Cloth missing, cm of length before washing; 0 when it fits, absent when it is too narrow. */
  readonly missing?: number;
  /** The first remedy that makes it fit, with its layout. */
  readonly remedy?: { readonly kind: Remedy; readonly layout: FabricLayout };
}

const BUDGET = 200;

/**
 * Whether a piece of cloth will do for what a draft cuts of one material: folded or on a single layer,
 * whichever is shorter, after the cloth has shrunk. When it does not, what would make it do.
 */
export function willItFit(
  draft: Draft,
  cloth: Cloth,
  material: Material = 'shell',
  budget: Budget = BUDGET,
): ClothAnswer {
  const asGiven = shortest(draft, cloth, material, budget);
  const kept = 1 - (cloth.shrinkage ?? 0);
  const usable = cloth.length * kept;
  if (asGiven && asGiven.length <= usable) return { fits: true, layout: asGiven, missing: 0 };
  const remedy = remedies(cloth)
    .map(({ kind, changed }) => ({ kind, layout: shortest(draft, changed, material, budget) }))
    .find(({ layout }) => layout && layout.length <= usable);
  return {
    fits: false,
    ...(asGiven ? { layout: asGiven, missing: (asGiven.length - usable) / kept } : {}),
    ...(remedy?.layout ? { remedy: { kind: remedy.kind, layout: remedy.layout } } : {}),
  };
}

function remedies(cloth: Cloth): { readonly kind: Remedy; readonly changed: Cloth }[] {
  const unmatched = { ...cloth, repeat: 0 };
  return [
    ...(cloth.repeat ? [{ kind: 'unmatched' as const, changed: unmatched }] : []),
    ...(cloth.nap ? [{ kind: 'both-ways' as const, changed: { ...unmatched, nap: false } }] : []),
  ];
}

/** The shorter of the two ways to lay the cloth, at its width after washing. */
function shortest(draft: Draft, cloth: Cloth, material: Material, budget: Budget): FabricLayout | undefined {
  const width = cloth.width * (1 - (cloth.shrinkage ?? 0));
  const { nap, repeat = 0 } = cloth;
  const [folded, single] = [true, false].map((isFolded) =>
    layOnFabric(draft, { material, width, folded: isFolded, nap, repeat, budget }),
  );
  return !folded || (single && single.length < folded.length) ? single : folded;
}
