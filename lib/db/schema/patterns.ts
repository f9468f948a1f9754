import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Choices } from '@/lib/choices/types';
import type { Correction } from '@/lib/measurements/fit';
import type { Body, Measured } from '@/lib/measurements/names';
import { users, wearers } from './people';

const moment = () => timestamp({ withTimezone: true });

/** One version of a pattern, complete in itself: the same draft can be made from this row for ever. */
export const patterns = pgTable(
  'patterns',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wearerId: uuid().references(() => wearers.id, { onDelete: 'set null' }),
    wearerName: text().notNull(),
    name: text().notNull(),
    garment: text().notNull(),
    /** Shown to people and shared; random, never made from measurements. */
    code: text().notNull().unique('patterns_code'),
    choices: jsonb().$type<Choices>().notNull(),
    measured: jsonb().$type<Measured>().notNull(),
    body: jsonb().$type<Body>().notNull(),
    /** What earlier garments taught about this wearer, already part of `body`. */
    corrections: jsonb().$type<readonly Correction[]>().notNull().default([]),
    difficulty: integer().notNull(),
    preparationMinutes: integer().notNull(),
    realisationMinutes: integer().notNull(),
    thumbnailSvg: text().notNull(),
    /** The cloth it is shown in, as `lib/cloth` writes it; nothing of the pattern follows it. */
    look: text(),
    engine: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('patterns_user').on(table.userId, table.createdAt),
    index('patterns_wearer').on(table.wearerId),
  ],
);

/** `unpaid` waits for its payment and `cancelled` never got it: neither is one of her creations. */
export type ExportStatus = 'unpaid' | 'cancelled' | 'pending' | 'running' | 'ready' | 'failed';
export type ExportStep = 'draft' | 'render' | 'store' | 'mail' | 'done';

export interface ExportTrouble {
  readonly code: string;
  readonly fields?: readonly string[];
  readonly figures?: Readonly<Record<string, number | string>>;
}

export const patternExports = pgTable(
  'exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    patternId: uuid()
      .notNull()
      .unique('exports_pattern')
      .references(() => patterns.id, { onDelete: 'cascade' }),
    idempotencyKey: text().notNull(),
    /** Digest of what was asked, so that a key used twice for different patterns is noticed. */
    requestDigest: text().notNull(),
    locale: text().notNull(),
    /** What the reader of the files measures in; kept with the version, so that it can be printed again alike. */
    unit: text().notNull().default('cm'),
    /** Ordered although she had the very same pattern already, and knew it. */
    again: boolean().notNull().default(false),
    status: text().$type<ExportStatus>().notNull().default('pending'),
    step: text().$type<ExportStep>().notNull().default('draft'),
    progress: real().notNull().default(0),
    trouble: jsonb().$type<ExportTrouble>(),
    /** How often it was started by the person: each try reserves its own credit. */
    tries: integer().notNull().default(1),
    /** How often she asked for the message again. */
    resent: integer().notNull().default(0),
    /** How often she made the links to its files useless: only those signed since open. */
    linksWithdrawn: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (table) => [
    unique('exports_idempotency').on(table.userId, table.idempotencyKey),
    index('exports_user').on(table.userId, table.createdAt),
  ],
);

export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exportId: uuid()
      .notNull()
      .references(() => patternExports.id, { onDelete: 'cascade' }),
    format: text().notNull(),
    /** What the download is called. */
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull().unique('files_storage_key'),
    createdAt: moment().notNull().defaultNow(),
    /** When it was last seen in storage. */
    checkedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('files_format').on(table.exportId, table.format),
    index('files_user').on(table.userId),
    index('files_checked').on(table.checkedAt),
  ],
);
