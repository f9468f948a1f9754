import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './people';

/**
 * Where credits can be. `current`, `carried` and `extra` are what she has; `reserved` is held for an export under way;
 * `issued` is where grants come from, `spent` and `withdrawn` where credits end.
 */
export type CreditAccount = 'issued' | 'current' | 'carried' | 'extra' | 'reserved' | 'spent' | 'withdrawn';

/**
 * The ledger: each row takes an amount from one account to another, so the accounts of a person always sum to zero.
 * Rows are only added. A row's source key says what happened; the same thing happens once.
 */
export const creditMoves = pgTable(
  'credit_moves',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromAccount: text().$type<CreditAccount>().notNull(),
    toAccount: text().$type<CreditAccount>().notNull(),
    amount: integer().notNull(),
    sourceKey: text().notNull().unique('credit_moves_source'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_moves_user').on(table.userId),
    check('credit_moves_amount', sql`${table.amount} > 0`),
    check('credit_moves_accounts', sql`${table.fromAccount} <> ${table.toAccount}`),
  ],
);
