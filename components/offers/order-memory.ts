import { browserMemory, keptKey, readOwner } from '@/components/session/owner';

/** What a tab remembers of the order under way, so that a reload or a payment loses nothing. */
export interface Remembered {
  /** The order itself, as it is sent. */
  readonly content: string;
  readonly key: string;
  readonly name: string;
  readonly exportId?: string | undefined;
  /** Cents for this pattern alone, once asked for. */
  readonly price?: number | undefined;
  /** A payment that was begun for it. */
  readonly payment?: RememberedPayment | undefined;
}

interface RememberedPayment {
  readonly id: string;
  /** What is paid for, as a text that can be compared. */
  readonly what: string;
  readonly key: string;
  /** The export that starts by itself when it is paid. */
  readonly exportId?: string | undefined;
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Of whoever is signed in: an order says how somebody is built. */
const key = () => keptKey('order', readOwner());

export function createOrderMemory(memory: Memory) {
  return {
    recall(): Remembered | null {
      try {
        return JSON.parse(memory?.getItem(key()) ?? 'null');
      } catch {
        return null;
      }
    },
    remember(order: Remembered) {
      try {
        memory?.setItem(key(), JSON.stringify(order));
      } catch {
        // Without memory a reload asks again; the server still knows the order by its key.
      }
    },
    forget: () => memory?.removeItem(key()),
  };
}

/** This tab's memory, if the browser lets it have one. */
export function tabMemory(): Storage | null {
  return browserMemory('sessionStorage');
}

/** Whether a creation of this tab waits for that payment. */
export function waitsFor(paymentId: string): boolean {
  return createOrderMemory(tabMemory()).recall()?.payment?.id === paymentId;
}
