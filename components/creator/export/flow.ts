import { createStore } from 'zustand/vanilla';
import type { ExportStep, PatternExport, PatternFile } from '@/components/account/api-types';
import type { Figures } from '@/lib/errors/app-error';

/** Why something was refused, with the server's sentence for the reader when it gave one. */
export interface Refusal {
  readonly code: string;
  readonly message?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly figures?: Figures | undefined;
}

export interface Verified {
  readonly difficulty: number;
  readonly times: { readonly preparationMinutes: number; readonly realisationMinutes: number };
  readonly price: number;
}

export type ExportPhase =
  | { readonly phase: 'idle' | 'verifying' }
  | { readonly phase: 'verified'; readonly figures: Verified }
  | { readonly phase: 'unverified'; readonly refusal: Refusal }
  | { readonly phase: 'placing' }
  | { readonly phase: 'pending'; readonly step: ExportStep; readonly progress: number }
  | { readonly phase: 'ready'; readonly patternId: string; readonly files: readonly PatternFile[] }
  | { readonly phase: 'failed'; readonly refusal: Refusal; readonly exportId: string | null }
  /** Ordered, but how it stands could not be learnt. */
  | { readonly phase: 'unknown' };

/** What is ordered. Two orders with the same content are one order, however often they are sent. */
export interface Order {
  readonly choices: unknown;
  readonly patternName: string;
  readonly wearerId?: string;
  readonly wearer?: { readonly name: string; readonly measured: unknown };
}

type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: Refusal };

export interface FlowDoors {
  verify(order: Order): Promise<Answer<Verified>>;
  place(order: Order, key: string): Promise<Answer<{ exportId: string; patternId: string }>>;
  read(exportId: string): Promise<PatternExport>;
  retry(exportId: string): Promise<unknown>;
  /** Kept for as long as the tab lives, so that a reload finds its order again. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  wait(ms: number): Promise<void>;
  newKey(): string;
}

export interface Remembered {
  readonly content: string;
  readonly key: string;
  readonly name: string;
  readonly exportId?: string;
}

const MEMORY = 'droitfil.order';
const POLL_MS = 900;
/** Reading fails this often in a row before the person is sent to her mail and account. */
const PATIENCE = 3;
/** Far longer than any export takes. */
const LONGEST_POLLS = 400;

export type ExportFlow = ReturnType<typeof createExportFlow>;

/** One export from verification to its files. Every step may be repeated without doing anything twice. */
export function createExportFlow(doors: FlowDoors) {
  const store = createStore<ExportPhase>(() => ({ phase: 'idle' }));
  const show = (phase: ExportPhase) => store.setState(phase, true);
  let turn = 0;

  const recall = (): Remembered | null => {
    try {
      return JSON.parse(doors.memory?.getItem(MEMORY) ?? 'null');
    } catch {
      return null;
    }
  };
  const remember = (order: Remembered) => {
    try {
      doors.memory?.setItem(MEMORY, JSON.stringify(order));
    } catch {
      // Without memory a reload asks again; the server still knows the order by its key.
    }
  };
  const forget = () => doors.memory?.removeItem(MEMORY);

  const follow = async (exportId: string) => {
    const mine = ++turn;
    let failures = 0;
    for (let poll = 0; poll < LONGEST_POLLS && mine === turn; poll++) {
      try {
        const state = await doors.read(exportId);
        failures = 0;
        if (mine !== turn) return;
        if (settle(state)) return;
      } catch {
        failures += 1;
        if (failures >= PATIENCE) break;
      }
      await doors.wait(POLL_MS);
    }
    if (mine === turn) show({ phase: 'unknown' });
  };

  /** Shows how an export stands; true when there is nothing more to wait for. */
  const settle = ({ id, status, step, progress, patternId, files, error }: PatternExport): boolean => {
    if (status === 'ready') {
      forget();
      show({ phase: 'ready', patternId, files });
      return true;
    }
    if (status === 'failed') {
      show({ phase: 'failed', refusal: error ?? { code: 'export-failed' }, exportId: id });
      return true;
    }
    show({ phase: 'pending', step, progress });
    return false;
  };

  const isBusy = () => ['placing', 'pending'].includes(store.getState().phase);

  return {
    store,
    remembered: recall,

    async verify(order: Order) {
      if (isBusy()) return;
      const mine = ++turn;
      show({ phase: 'verifying' });
      const answer = await doors.verify(order).catch(unreachable);
      if (mine !== turn) return;
      show(
        answer.ok ? { phase: 'verified', figures: answer } : { phase: 'unverified', refusal: answer.error },
      );
    },

    /** Orders, and follows until the files are there. A second call while one is under way does nothing. */
    async place(order: Order) {
      if (isBusy()) return;
      turn += 1;
      show({ phase: 'placing' });
      const content = JSON.stringify(order);
      const before = recall();
      const same = before?.content === content ? before : null;
      const kept = same ?? { content, key: doors.newKey(), name: order.patternName };
      remember(kept);
      const answer = await doors.place(order, kept.key).catch(unreachable);
      if (!answer.ok) {
        show({ phase: 'failed', refusal: answer.error, exportId: null });
        return;
      }
      remember({ ...kept, exportId: answer.exportId });
      show({ phase: 'pending', step: 'draft', progress: 0 });
      await follow(answer.exportId);
    },

    /** Tries a failed export again, under its own order. */
    async retry(exportId: string) {
      if (isBusy()) return;
      show({ phase: 'pending', step: 'draft', progress: 0 });
      try {
        await doors.retry(exportId);
      } catch {
        show({ phase: 'failed', refusal: { code: 'export-failed' }, exportId });
        return;
      }
      await follow(exportId);
    },

    /** Takes up an order that a reload interrupted. */
    async resume() {
      const before = recall();
      if (!before?.exportId || isBusy()) return;
      show({ phase: 'pending', step: 'draft', progress: 0 });
      await follow(before.exportId);
    },

    /** Back to the beginning; what is under way goes on at the server. */
    leave() {
      turn += 1;
      const now = store.getState();
      // A failed export is over: the next order is another. One whose answer was lost may well exist: same key again.
      if (now.phase === 'failed' && now.exportId !== null) forget();
      show({ phase: 'idle' });
    },
  };
}

const unreachable = () => ({ ok: false as const, error: { code: 'offline' } });
