import type { createOrderMemory, Remembered } from '@/components/offers/order-memory';
import type { Twin } from '@/lib/exports/twin';
import { readTrouble } from '@/lib/http/trouble';
import { type FlowPorts, type Order, type Refusal, twinIn, unreachable } from './flow-ports';
import type { ExportPhase, FlowEvent } from './flow-state';
import { followExport } from './follow-export';

/** What the effects of an export stand on. */
export interface FlowContext {
  readonly ports: FlowPorts;
  readonly memory: ReturnType<typeof createOrderMemory>;
  state(): ExportPhase;
  /** Whether the event fitted the state. */
  dispatch(event: FlowEvent): boolean;
  /** Begins something that outdates what was asked before; answers whether it is itself still wanted. */
  beginTurn(): () => boolean;
}

export async function verifyOrder({ ports, dispatch, beginTurn }: FlowContext, order: Order): Promise<void> {
  const isWanted = beginTurn();
  const answer = await ports.verify(order).catch(unreachable);
  if (!isWanted()) return;
  dispatch(answer.ok ? { kind: 'verified', figures: answer } : { kind: 'unverified', refusal: answer.error });
}

/** Sends an order, unless it turned out to be one she has. The same order is sent under the same key. */
export async function placeOrder(context: FlowContext, order: Order, again: boolean): Promise<void> {
  const { ports, memory, state, beginTurn } = context;
  beginTurn();
  if (state().phase === 'same') return memory.forget();
  const content = JSON.stringify(again ? { ...order, again } : order);
  const before = memory.recall();
  const same = before?.content === content ? before : null;
  await sendOrder(context, same ?? { content, key: ports.newKey(), name: order.patternName });
}

export async function retryExport(context: FlowContext, exportId: string): Promise<void> {
  const { ports, dispatch } = context;
  try {
    await ports.retry(exportId);
  } catch (error) {
    const refusal = readTrouble(error);
    if (refusal.code === 'pattern-exists') return showTwin(context, twinIn(refusal));
    dispatch({ kind: 'refused', refusal: { code: 'export-failed' }, exportId });
    return;
  }
  await follow(context, exportId);
}

/** Outdates what was asked, and keeps of the order only what may still be taken up. */
export function forgetLeft({ memory, state, beginTurn }: FlowContext): void {
  beginTurn();
  const now = state();
  // A failed export is over: the next order is another. One whose answer was lost may well exist: same key again.
  if (now.phase === 'failed' && now.exportId !== null) memory.forget();
  // What she did not pay for she may have thought better of: it does not open again by itself.
  const kept = now.phase === 'unpaid' ? memory.recall() : null;
  if (kept) memory.remember({ ...kept, payment: undefined });
}

/** Orders what is remembered with a credit of the account; without one, asks how it is to be paid. */
export async function sendOrder(context: FlowContext, kept: Remembered, paid = false): Promise<void> {
  const { ports, memory, dispatch } = context;
  dispatch({ kind: 'sent' });
  memory.remember(kept);
  const answer = await ports.place(JSON.parse(kept.content), kept.key).catch(unreachable);
  if (answer.ok) return followOrder(context, kept, answer.exportId);
  const { code, figures } = answer.error;
  if (code === 'payment-required') return askToPay(context, { ...kept, price: Number(figures?.price ?? 0) });
  if (code === 'pattern-exists') return showTwin(context, twinIn(answer.error), paid);
  dispatch({ kind: 'refused', refusal: answer.error, exportId: null });
}

/** Follows an order that was taken, and remembers its export. */
export async function followOrder(
  context: FlowContext,
  { payment: _paid, ...kept }: Remembered,
  exportId: string,
): Promise<void> {
  context.memory.remember({ ...kept, exportId });
  context.dispatch({ kind: 'accepted' });
  await follow(context, exportId);
}

/** Shows how an export stands until it is over or something newer is asked for. */
export async function follow(
  { ports, memory, dispatch, beginTurn }: FlowContext,
  exportId: string,
): Promise<void> {
  const outcome = await followExport(
    ports,
    exportId,
    (view) => {
      if (view.status === 'ready') memory.forget();
      dispatch({ kind: 'read', view });
      return view.status === 'ready' || view.status === 'failed';
    },
    beginTurn(),
  );
  if (outcome === 'lost') dispatch({ kind: 'lost' });
}

/** She has this pattern: nothing waits any more, until she says that she wants it once more. */
export function showTwin({ memory, dispatch }: FlowContext, twin: Twin, paid = false): void {
  memory.forget();
  dispatch({ kind: 'repeated', twin, paid });
}

export function askToPay(
  { memory, dispatch }: FlowContext,
  kept: Remembered,
  last: 'open' | 'cancelled' | null = null,
  refusal: Refusal | null = null,
): void {
  memory.remember(kept);
  dispatch({ kind: 'unpaid', price: kept.price ?? 0, last, refusal });
}
