import { index, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Direction, FindingName } from '@/lib/measurements/fit';
import { patterns } from './patterns';
import { users, wearers } from './people';

/** What a garment once sewn showed about its wearer. Rows are added and taken away, never changed. */
export const fitCorrections = pgTable(
  'fit_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wearerId: uuid()
      .notNull()
      .references(() => wearers.id, { onDelete: 'cascade' }),
    /** The garment that showed it, as long as it is kept. */
    patternId: uuid().references(() => patterns.id, { onDelete: 'set null' }),
    patternName: text().notNull(),
    finding: text().$type<FindingName>().notNull(),
    direction: text().$type<Direction>().notNull(),
    cm: real().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('fit_corrections_wearer').on(table.wearerId),
    index('fit_corrections_user').on(table.userId),
    index('fit_corrections_pattern').on(table.patternId),
  ],
);
