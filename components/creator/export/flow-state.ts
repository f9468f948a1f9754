import type { Twin } from '@/lib/exports/twin';
import type { Verification } from '@/lib/exports/verify';
import type { ExportState, ExportView, FileView } from '@/lib/exports/views';
import type { Refusal } from './flow-ports';

export type ExportPhase =
  | { readonly phase: 'idle' | 'verifying' }
  | { readonly phase: 'verified'; readonly figures: Verification }
  | { readonly phase: 'unverified'; readonly refusal: Refusal }
  | { readonly phase: 'placing' }
  /** No credit is left: how it is to be paid is still to be said. */
  | {
      readonly phase: 'unpaid';
      /** Cents for this pattern alone. */
      readonly price: number;
      /** How the last payment that was begun stands. */
      readonly last: 'open' | 'cancelled' | null;
      readonly refusal: Refusal | null;
    }
  /** On the way to the page to pay on, and back from it. */
  | { readonly phase: 'leaving' | 'checking' }
  /** She has this pattern; `paid` when she has just paid for it once more, which leaves her a credit. */
  | { readonly phase: 'same'; readonly twin: Twin; readonly paid: boolean }
  | { readonly phase: 'pending'; readonly step: ExportState['step']; readonly progress: number }
  | {
      readonly phase: 'ready';
      readonly patternId: string;
      /** The garment in its cloth, as SVG. */
      readonly picture?: string;
      readonly files: readonly FileView[];
    }
  | { readonly phase: 'failed'; readonly refusal: Refusal; readonly exportId: string | null }
  /** Ordered, but how it stands could not be learnt. */
  | { readonly phase: 'unknown' };

/** What the person asks for. A state that it does not fit stays as it is: a double click does nothing. */
type FlowWish =
  | { readonly kind: 'verify' | 'follow' | 'pay' | 'come-back' | 'take-up' | 'await-credit' | 'leave' }
  | { readonly kind: 'place'; readonly again: boolean };

/** What was sent to the server, and what it answered. */
type FlowAnswer =
  | { readonly kind: 'verified'; readonly figures: Verification }
  | { readonly kind: 'unverified'; readonly refusal: Refusal }
  | { readonly kind: 'sent' | 'accepted' | 'lost' }
  | ({ readonly kind: 'unpaid' } & Pick<Unpaid, 'price' | 'last' | 'refusal'>)
  | { readonly kind: 'repeated'; readonly twin: Twin; readonly paid: boolean }
  | { readonly kind: 'read'; readonly view: ExportView }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly exportId: string | null };

type Unpaid = Extract<ExportPhase, { phase: 'unpaid' }>;

export type FlowEvent = FlowWish | FlowAnswer;

const BEGUN: ExportPhase = { phase: 'pending', step: 'draft', progress: 0 };

/** The state after an event; the very same one when the event does not fit it. */
export function reduceFlow(state: ExportPhase, event: FlowEvent): ExportPhase {
  switch (event.kind) {
    case 'verify':
      return isBusy(state) ? state : { phase: 'verifying' };
    case 'place':
      return isBusy(state) ? state : placed(state, event.again);
    case 'follow':
      return isBusy(state) ? state : BEGUN;
    case 'take-up':
      return isBusy(state) ? state : { phase: 'checking' };
    case 'come-back':
      return state.phase === 'leaving' ? { phase: 'checking' } : state;
    case 'pay':
      return state.phase === 'unpaid' ? { phase: 'leaving' } : state;
    case 'await-credit':
      return state.phase === 'unpaid' ? { phase: 'checking' } : state;
    case 'leave':
      return { phase: 'idle' };
    default:
      return answered(state, event);
  }
}

const BUSY: readonly ExportPhase['phase'][] = ['placing', 'pending', 'leaving', 'checking'];

const isBusy = ({ phase }: ExportPhase): boolean => BUSY.includes(phase);

/** What she is known to have already is made again only when that is meant. */
function placed(state: ExportPhase, again: boolean): ExportPhase {
  const twin = state.phase === 'verified' && !again ? state.figures.twin : undefined;
  return twin ? { phase: 'same', twin, paid: false } : { phase: 'placing' };
}

/** What the server says holds whatever is shown; outdated answers never come here (`flow-effects.ts`). */
function answered(state: ExportPhase, event: FlowAnswer): ExportPhase {
  switch (event.kind) {
    case 'verified':
      return { phase: 'verified', figures: event.figures };
    case 'unverified':
      return { phase: 'unverified', refusal: event.refusal };
    case 'sent':
      return state.phase === 'placing' ? state : { phase: 'placing' };
    case 'accepted':
      return BEGUN;
    case 'unpaid':
      return { phase: 'unpaid', price: event.price, last: event.last, refusal: event.refusal };
    case 'repeated':
      return { phase: 'same', twin: event.twin, paid: event.paid };
    case 'read':
      return shown(event.view);
    case 'refused':
      return { phase: 'failed', refusal: event.refusal, exportId: event.exportId };
    case 'lost':
      return { phase: 'unknown' };
  }
}

function shown({ id, status, step, progress, patternId, picture, files, error }: ExportView): ExportPhase {
  if (status === 'ready') return { phase: 'ready', patternId, ...(picture ? { picture } : {}), files };
  if (status === 'failed')
    return { phase: 'failed', refusal: error ?? { code: 'export-failed' }, exportId: id };
  return { phase: 'pending', step, progress };
}
