import 'server-only';
import type { Choices } from '@/lib/choices/types';
import type { Database } from '@/lib/db/types';

/** One try of one export, the thing that is paid for. */
export interface Charge {
  readonly userId: string;
  readonly exportId: string;
  readonly tries: number;
  readonly choices: Choices;
}

/** Credits she can use, by where they came from. */
export type UsableCredit = 'carried' | 'current' | 'extra';

/**
 * What an export does to its owner's credits, always inside the transaction that changes the export. The owner's row
 * is locked by then. Each is called at most once for a try; `reserve` throws an AppError when nothing can be reserved.
 */
export interface Credits {
  /** What the next export would take, as things stand: `free` where nothing is taken, undefined when it must be paid. */
  next(db: Database, userId: string): Promise<UsableCredit | 'free' | undefined>;
  reserve(tx: Database, charge: Charge): Promise<void>;
  capture(tx: Database, charge: Charge): Promise<void>;
  release(tx: Database, charge: Charge): Promise<void>;
}

/** Exports that cost nothing. */
export const freeOfCharge: Credits = {
  next: async () => 'free',
  async reserve() {},
  async capture() {},
  async release() {},
};
