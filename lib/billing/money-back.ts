import 'server-only';
import type { Database } from '@/lib/db/types';
import type { MoneyState } from './gateway';
import { restore, withdraw } from './ledger/grants';

export const NO_MONEY_BACK: MoneyState = { refunded: 0, disputed: 0 };

interface Shares {
  readonly refundedShare: number;
  readonly disputedShare: number;
}

interface MoneyBack {
  readonly userId: string;
  /** Where the credits came from: `payment:<id>` or `invoice:<id>`. */
  readonly grantKey: string;
  readonly before: Shares;
  readonly money: MoneyState;
}

/**
 * Money went back, is held back by her bank, or is ours again: the credits it bought follow, as far as they are unused.
 * What to write down; undefined when nothing is new. The person is locked.
 */
export async function followMoney(
  tx: Database,
  { userId, grantKey, before, money }: MoneyBack,
): Promise<Shares | undefined> {
  // Refunds only grow: a reading that was overtaken by another takes none away.
  const refundedShare = Math.max(before.refundedShare, money.refunded);
  const disputedShare = Math.min(1 - refundedShare, money.disputed);
  const [was, is] = [before.refundedShare + before.disputedShare, refundedShare + disputedShare];
  if (refundedShare === before.refundedShare && disputedShare === before.disputedShare) return undefined;
  if (is > was) await withdraw(tx, { userId, grantKey, share: is, before: was });
  if (is < was) await restore(tx, { userId, grantKey, share: is });
  return { refundedShare, disputedShare };
}
