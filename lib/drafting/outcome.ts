import type { Figures } from '@/lib/errors/app-error';
import type { Draft } from '@/lib/pattern/types';

/** A request that cannot be drafted, with the names of what to change. Mirrors the batch output. */
export interface Refusal {
  readonly code:
    | 'incompatible-choices'
    | 'implausible-body'
    | 'invalid-choices'
    | 'invalid-body'
    | 'failed-check';
  readonly fields: readonly string[];
  readonly figures?: Figures;
}

export type DraftOutcome = { readonly draft: Draft } | { readonly refused: Refusal };
