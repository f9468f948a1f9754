import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { MeasurementName } from '@/lib/measurements/names';

const moment = () => timestamp({ withTimezone: true });

/** A person, known by the tenant and object id of her identity provider and by nothing else. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    tenant: text().notNull(),
    objectId: text().notNull(),
    firstName: text().notNull().default(''),
    /** Where mail goes; empty until the provider has given one or she has proven her own. */
    email: text().notNull().default(''),
    instagram: text(),
    facebook: text(),
    locale: text().notNull().default('fr'),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [unique('users_identity').on(table.tenant, table.objectId)],
);

/** An address somebody wants her mail at, until she proves from its mailbox that it is her own. One a person, the last. */
export const emailChanges = pgTable('email_changes', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid()
    .notNull()
    .unique('email_changes_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/** Identities whose account was deleted: tokens issued before that moment open nothing. Hashed, so nobody is named. */
export const revokedIdentities = pgTable('revoked_identities', {
  identity: text().primaryKey(),
  revokedAt: moment().notNull().defaultNow(),
});

export type Gender = 'woman' | 'man' | 'neutral';

export const wearers = pgTable(
  'wearers',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    gender: text().$type<Gender>().notNull().default('woman'),
    measured: jsonb().$type<Partial<Record<MeasurementName, number>>>().notNull(),
    version: integer().notNull().default(1),
    /** Key of the request that made it, so that one sent again makes no second. */
    requestKey: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('wearers_user').on(table.userId),
    unique('wearers_request').on(table.userId, table.requestKey),
  ],
);
