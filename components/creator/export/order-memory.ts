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

export interface RememberedPayment {
  readonly id: string;
  /** What is paid for, as a text that can be compared. */
  readonly what: string;
  readonly key: string;
  /** The export that starts by itself when it is paid. */
  readonly exportId?: string | undefined;
}

/** The last pattern that was made, so that the same one is not paid for twice by oversight. */
export interface Made {
  readonly content: string;
  readonly patternId: string;
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const KEY = 'droitfil.order';
const MADE = 'droitfil.made';

export function createOrderMemory(memory: Memory) {
  const read = <T>(key: string): T | null => {
    try {
      return JSON.parse(memory?.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const write = (key: string, value: unknown) => {
    try {
      memory?.setItem(key, JSON.stringify(value));
    } catch {
      // Without memory a reload asks again; the server still knows the order by its key.
    }
  };
  return {
    recall: () => read<Remembered>(KEY),
    remember: (order: Remembered) => write(KEY, order),
    forget: () => memory?.removeItem(KEY),
    made: () => read<Made>(MADE),
    keepMade: (made: Made) => write(MADE, made),
  };
}

/** This tab's memory, if the browser lets it have one. */
export function tabMemory(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether a creation of this tab waits for that payment. */
export function waitsFor(paymentId: string): boolean {
  return createOrderMemory(tabMemory()).recall()?.payment?.id === paymentId;
}
