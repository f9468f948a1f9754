import { createStore } from 'zustand/vanilla';
import { createOrderMemory } from '@/components/offers/order-memory';
import type { Twin } from '@/lib/exports/twin';
import * as effects from './flow-effects';
import type { FlowPorts, Order, Way } from './flow-ports';
import { type ExportPhase, type FlowEvent, reduceFlow } from './flow-state';
import { goAndPay, takeUpPayment } from './payment-effects';

export type ExportFlow = ReturnType<typeof createExportFlow>;

/** One export from verification to its files. Every step may be repeated without doing anything twice. */
export function createExportFlow(ports: FlowPorts) {
  const store = createStore<ExportPhase>(() => ({ phase: 'idle' }));
  const memory = createOrderMemory(ports.memory);
  const dispatch = (event: FlowEvent) => {
    const before = store.getState();
    const after = reduceFlow(before, event);
    store.setState(after, true);
    return after !== before;
  };
  let turn = 0;
  const beginTurn = () => {
    const mine = ++turn;
    return () => mine === turn;
  };
  const context: effects.FlowContext = { ports, memory, state: store.getState, dispatch, beginTurn };
  return { store, remembered: memory.recall, ...wishesOf(context) };
}

/** What can be asked of an export. A second call while one is under way does nothing. */
function wishesOf(context: effects.FlowContext) {
  const { ports, memory, dispatch } = context;
  return {
    async verify(order: Order) {
      if (dispatch({ kind: 'verify' })) await effects.verifyOrder(context, order);
    },
    /** Orders, and follows until the files are there; what she has already is made again only when that is meant. */
    async place(order: Order, { again = false } = {}) {
      if (dispatch({ kind: 'place', again })) await effects.placeOrder(context, order, again);
    },
    /** Follows the pattern she has and that is being made, as if it had been ordered here. */
    async join({ exportId }: Twin, name: string) {
      const kept = { content: '', key: ports.newKey(), name };
      if (dispatch({ kind: 'follow' })) await effects.followOrder(context, kept, exportId);
    },
    /** Leaves to pay for the order that waits. */
    async pay(way: Way, promo?: string) {
      const kept = memory.recall();
      if (kept && dispatch({ kind: 'pay' })) await goAndPay(context, kept, way, promo);
    },
    /** The browser came back from the page to pay on to this page as it was left. */
    async comeBack() {
      const kept = memory.recall();
      if (kept?.payment && dispatch({ kind: 'come-back' })) await takeUpPayment(context, kept, kept.payment);
    },
    /** Tries a failed export again, under its own order. */
    async retry(exportId: string) {
      if (dispatch({ kind: 'follow' })) await effects.retryExport(context, exportId);
    },
    /** Takes up an order that a reload or a payment interrupted. */
    async resume() {
      const kept = memory.recall();
      if (kept?.exportId) {
        if (dispatch({ kind: 'follow' })) await effects.follow(context, kept.exportId);
      } else if (kept?.payment && dispatch({ kind: 'take-up' })) {
        await takeUpPayment(context, kept, kept.payment);
      }
    },
    /** Back to the beginning; what is under way goes on at the server. */
    leave() {
      effects.forgetLeft(context);
      dispatch({ kind: 'leave' });
    },
  };
}
