import type { Remembered } from '@/components/offers/order-memory';
import { askToPay, type FlowContext, followOrder, sendOrder, showTwin } from './flow-effects';
import { twinIn, unreachable, type Way } from './flow-ports';
import { POLL_MS } from './follow-export';

/** How often it is looked whether the credits of a plan have come. */
const CREDIT_TRIES = 6;

/** Opens the page to pay on. The same way asked twice is one payment, unless that one is over. */
export async function goAndPay(
  context: FlowContext,
  kept: Remembered,
  way: Way,
  promo: string | undefined,
  again = false,
): Promise<void> {
  const { ports, memory } = context;
  const what = JSON.stringify([way, promo ?? null]);
  const key = !again && kept.payment?.what === what ? kept.payment.key : ports.newKey();
  const asked =
    way.kind === 'pattern'
      ? ports.buy(JSON.parse(kept.content), key, promo)
      : ports.checkout(way, key, promo);
  const answer = await asked.catch(unreachable);
  if (!answer.ok) {
    if (answer.error.code === 'payment-over' && !again) return goAndPay(context, kept, way, promo, true);
    if (answer.error.code === 'pattern-exists') return showTwin(context, twinIn(answer.error));
    return askToPay(context, kept, null, answer.error);
  }
  const exportId = 'exportId' in answer ? { exportId: String(answer.exportId) } : {};
  memory.remember({ ...kept, payment: { id: answer.paymentId, what, key, ...exportId } });
  ports.leave(answer.url);
}

/** Back from the page to pay on: goes on when it is paid, asks again when it is not. */
export async function takeUpPayment(
  context: FlowContext,
  kept: Remembered,
  payment: NonNullable<Remembered['payment']>,
): Promise<void> {
  const { ports, dispatch } = context;
  try {
    const { status } = await ports.payment(payment.id);
    if (status === 'open') return askToPay(context, kept, 'open');
    const { payment: _over, ...rest } = kept;
    if (status === 'cancelled') return askToPay(context, rest, 'cancelled');
    const bought = payment.exportId ? await ports.read(payment.exportId) : null;
    if (bought && bought.status !== 'cancelled') return await followOrder(context, rest, bought.id);
    await sendWhenCredited(context, rest, bought !== null);
  } catch {
    dispatch({ kind: 'lost' });
  }
}

/** The credits of a plan come with its invoice, which may be told a moment after the payment. */
async function sendWhenCredited(context: FlowContext, kept: Remembered, paid: boolean): Promise<void> {
  for (let tries = 0; tries < CREDIT_TRIES; tries++) {
    await sendOrder(context, kept, paid);
    if (!context.dispatch({ kind: 'await-credit' })) return;
    await context.ports.wait(POLL_MS);
  }
  askToPay(context, kept);
}
