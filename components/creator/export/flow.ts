import { createStore } from 'zustand/vanilla';
import { createOrderMemory, type Remembered } from '@/components/offers/order-memory';
import type { Twin } from '@/lib/exports/twin';
import type { ExportView } from '@/lib/exports/views';
import { readTrouble } from '@/lib/http/trouble';
import { followExport, POLL_MS } from './follow-export';
import type { ExportPhase, FlowPorts, Order, Refusal, Way } from './phases';

/** How often it is looked whether the credits of a plan have come. */
const CREDIT_TRIES = 6;

export type ExportFlow = ReturnType<typeof createExportFlow>;

/** One export from verification to its files. Every step may be repeated without doing anything twice. */
export function createExportFlow(ports: FlowPorts) {
  const store = createStore<ExportPhase>(() => ({ phase: 'idle' }));
  const show = (phase: ExportPhase) => store.setState(phase, true);
  let turn = 0;

  const { recall, remember, forget } = createOrderMemory(ports.memory);

  const follow = async (exportId: string) => {
    const mine = ++turn;
    const outcome = await followExport(ports, exportId, settle, () => mine === turn);
    if (outcome === 'lost') show({ phase: 'unknown' });
  };

  /** Shows how an export stands; true when there is nothing more to wait for. */
  const settle = ({ id, status, step, progress, patternId, files, error }: ExportView): boolean => {
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

  const isBusy = () => ['placing', 'pending', 'leaving', 'checking'].includes(store.getState().phase);

  /** Orders what is remembered with a credit of the account; without one, asks how it is to be paid. */
  const send = async (kept: Remembered, paid = false) => {
    show({ phase: 'placing' });
    remember(kept);
    const answer = await ports.place(JSON.parse(kept.content), kept.key).catch(unreachable);
    if (answer.ok) return begin(kept, answer.exportId);
    const { code, figures } = answer.error;
    if (code === 'payment-required') return ask({ ...kept, price: Number(figures?.price ?? 0) });
    if (code === 'pattern-exists') return showTwin(twinIn(answer.error), paid);
    show({ phase: 'failed', refusal: answer.error, exportId: null });
  };

  /** She has this pattern: nothing waits any more, until she says that she wants it once more. */
  const showTwin = (twin: Twin, paid = false) => {
    forget();
    show({ phase: 'same', twin, paid });
  };

  const begin = async ({ payment: _paid, ...kept }: Remembered, exportId: string) => {
    remember({ ...kept, exportId });
    show({ phase: 'pending', step: 'draft', progress: 0 });
    await follow(exportId);
  };

  const ask = (
    kept: Remembered,
    last: 'open' | 'cancelled' | null = null,
    refusal: Refusal | null = null,
  ) => {
    remember(kept);
    show({ phase: 'unpaid', price: kept.price ?? 0, last, refusal });
  };

  /** Opens the page to pay on. The same way asked twice is one payment, unless that one is over. */
  const goAndPay = async (kept: Remembered, way: Way, promo: string | undefined, again = false) => {
    const what = JSON.stringify([way, promo ?? null]);
    const key = !again && kept.payment?.what === what ? kept.payment.key : ports.newKey();
    const asked =
      way.kind === 'pattern'
        ? ports.buy(JSON.parse(kept.content), key, promo)
        : ports.checkout(way, key, promo);
    const answer = await asked.catch(unreachable);
    if (!answer.ok) {
      if (answer.error.code === 'payment-over' && !again) return goAndPay(kept, way, promo, true);
      if (answer.error.code === 'pattern-exists') return showTwin(twinIn(answer.error));
      return ask(kept, null, answer.error);
    }
    const exportId = 'exportId' in answer ? { exportId: String(answer.exportId) } : {};
    remember({ ...kept, payment: { id: answer.paymentId, what, key, ...exportId } });
    ports.leave(answer.url);
  };

  /** Back from the page to pay on: goes on when it is paid, asks again when it is not. */
  const takeUp = async (kept: Remembered, payment: NonNullable<Remembered['payment']>) => {
    show({ phase: 'checking' });
    try {
      const { status } = await ports.payment(payment.id);
      if (status === 'open') return ask(kept, 'open');
      const { payment: _over, ...rest } = kept;
      if (status === 'cancelled') return ask(rest, 'cancelled');
      const bought = payment.exportId ? await ports.read(payment.exportId) : null;
      if (bought && bought.status !== 'cancelled') return await begin(rest, bought.id);
      await sendWhenCredited(rest, bought !== null);
    } catch {
      show({ phase: 'unknown' });
    }
  };

  /** The credits of a plan come with its invoice, which may be told a moment after the payment. */
  const sendWhenCredited = async (kept: Remembered, paid: boolean) => {
    for (let tries = 0; tries < CREDIT_TRIES; tries++) {
      await send(kept, paid);
      if (store.getState().phase !== 'unpaid') return;
      show({ phase: 'checking' });
      await ports.wait(POLL_MS);
    }
    ask(kept);
  };

  return {
    store,
    remembered: recall,

    async verify(order: Order) {
      if (isBusy()) return;
      const mine = ++turn;
      show({ phase: 'verifying' });
      const answer = await ports.verify(order).catch(unreachable);
      if (mine !== turn) return;
      show(
        answer.ok ? { phase: 'verified', figures: answer } : { phase: 'unverified', refusal: answer.error },
      );
    },

    /**
     * Orders, and follows until the files are there. A second call while one is under way does nothing; what she has
     * already is made again only when that is meant.
     */
    async place(order: Order, { again = false } = {}) {
      if (isBusy()) return;
      turn += 1;
      const now = store.getState();
      if (!again && now.phase === 'verified' && now.figures.twin) return showTwin(now.figures.twin);
      const content = JSON.stringify(again ? { ...order, again } : order);
      const before = recall();
      const same = before?.content === content ? before : null;
      const kept = same ?? { content, key: ports.newKey(), name: order.patternName };
      await send(kept);
    },

    /** Follows the pattern she has and that is being made, as if it had been ordered here. */
    async join({ exportId }: Twin, name: string) {
      if (isBusy()) return;
      await begin({ content: '', key: ports.newKey(), name }, exportId);
    },

    /** Leaves to pay for the order that waits. A second call while one is under way does nothing. */
    async pay(way: Way, promo?: string) {
      const kept = recall();
      if (store.getState().phase !== 'unpaid' || !kept) return;
      show({ phase: 'leaving' });
      await goAndPay(kept, way, promo);
    },

    /** The browser came back from the page to pay on to this page as it was left. */
    async comeBack() {
      const kept = recall();
      if (store.getState().phase === 'leaving' && kept?.payment) await takeUp(kept, kept.payment);
    },

    /** Tries a failed export again, under its own order. */
    async retry(exportId: string) {
      if (isBusy()) return;
      show({ phase: 'pending', step: 'draft', progress: 0 });
      try {
        await ports.retry(exportId);
      } catch (error) {
        const refusal = readTrouble(error);
        if (refusal.code === 'pattern-exists') return showTwin(twinIn(refusal));
        return show({ phase: 'failed', refusal: { code: 'export-failed' }, exportId });
      }
      await follow(exportId);
    },

    /** Takes up an order that a reload or a payment interrupted. */
    async resume() {
      const before = recall();
      if (!before || isBusy()) return;
      if (!before.exportId && before.payment) return takeUp(before, before.payment);
      if (!before.exportId) return;
      show({ phase: 'pending', step: 'draft', progress: 0 });
      await follow(before.exportId);
    },

    /** Back to the beginning; what is under way goes on at the server. */
    leave() {
      turn += 1;
      const now = store.getState();
      // A failed export is over: the next order is another. One whose answer was lost may well exist: same key again.
      if (now.phase === 'failed' && now.exportId !== null) forget();
      // What she did not pay for she may have thought better of: it does not open again by itself.
      const kept = now.phase === 'unpaid' ? recall() : null;
      if (kept) remember({ ...kept, payment: undefined });
      show({ phase: 'idle' });
    },
  };
}

/** The own pattern that a refusal names. */
function twinIn({ figures = {} }: Refusal): Twin {
  const { exportId, patternId, underWay } = figures;
  return { exportId: String(exportId), patternId: String(patternId), underWay: underWay === 1 };
}

const unreachable = (): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: { code: 'offline' },
});
