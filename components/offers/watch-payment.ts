import type { PaymentView } from '@/lib/billing/account';
import { readTrouble } from '@/lib/http/trouble';

/** How a payment turned out, as far as it could be learnt: `returned` was given back again, `late` when the bank has not said yet. */
export type Outcome =
  | { readonly kind: 'paid'; readonly payment: PaymentView }
  | { readonly kind: 'over' | 'returned' | 'missing' | 'late' };

interface WatchPorts {
  read(): Promise<PaymentView>;
  wait(ms: number): Promise<void>;
}

const PAUSE_MS = 1_000;
/** Verification takes about ten seconds; the bank may take its time beyond. */
const LOOKS = 20;

/** Looks again and again until a payment is decided. Calls that fail are looks that saw nothing. */
export async function watchPayment({ read, wait }: WatchPorts): Promise<Outcome> {
  for (let look = 0; look < LOOKS; look++) {
    try {
      const payment = await read();
      if (payment.status === 'paid') return { kind: 'paid', payment };
      if (payment.status === 'cancelled') return { kind: 'over' };
      if (payment.status === 'returned') return { kind: 'returned' };
    } catch (error) {
      if (readTrouble(error).code === 'not-found') return { kind: 'missing' };
    }
    await wait(PAUSE_MS);
  }
  return { kind: 'late' };
}
