import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { only } from '@/lib/db/only';
import {
  customerRemovals,
  customers,
  files,
  rateLimits,
  revokedIdentities,
  storageRemovals,
  users,
} from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { limitKeysOf } from '@/lib/http/server/limits';
import { askEmailChange, type EmailServices, pendingEmail } from './email-change';
import { eraseLetters } from './letters';
import type { Locale } from './locale';
import { clearable, emailAddress, lineOfText } from './text';
import type { Identity } from './token';

export type User = typeof users.$inferSelect;

/** What a person sees and changes of herself. */
export interface Profile {
  readonly firstName: string;
  /** Where mail goes. */
  readonly email: string;
  /** Where she wants it to go, once she has proven that the address is her own. */
  readonly pendingEmail?: string;
  readonly instagram?: string;
  readonly facebook?: string;
}

const instagram = z
  .string()
  .trim()
  .regex(/^@?[A-Za-z0-9._]{1,30}$/)
  .transform((account) => account.replace(/^@/, ''));

const facebook = z
  .string()
  .trim()
  .max(200)
  .refine((url) => /^https:\/\/(www\.)?facebook\.com\/[\w.\-/?=&%]*$/.test(url), {
    params: { rule: 'url-host' },
  });

/** What is left out stays as it is; an empty social account is taken away. */
const profile = z.strictObject({
  firstName: lineOfText(60).optional(),
  email: emailAddress.optional(),
  instagram: clearable(instagram),
  facebook: clearable(facebook),
});

/** Done within the transaction that makes a new account. */
type Greeting = (tx: Database, user: User) => Promise<void>;

/** The account of a verified identity, made at first sight; `unauthorized` for a token older than its deletion. */
export async function userOf(
  db: Database,
  identity: Identity,
  locale: Locale = 'fr',
  greeting: Greeting = async () => {},
): Promise<User> {
  await refuseRevoked(db, identity);
  return (await find(db, identity)) ?? (await create(db, identity, locale, greeting));
}

async function find(db: Database, { tenant, objectId }: Identity): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenant, tenant), eq(users.objectId, objectId)));
  return user;
}

async function create(db: Database, identity: Identity, locale: Locale, greeting: Greeting): Promise<User> {
  const { tenant, objectId } = identity;
  const email = emailAddress.safeParse(identity.email).data ?? '';
  const firstName = lineOfText(60).safeParse(identity.firstName).data ?? '';
  const made = await db.transaction(async (tx) => {
    const row = { tenant, objectId, email, firstName, locale };
    const [user] = await tx.insert(users).values(row).onConflictDoNothing().returning();
    if (user) await greeting(tx, user);
    return user;
  });
  // Two first requests at once: the other one made it.
  return made ?? only([await find(db, identity)].filter((user) => user !== undefined));
}

async function refuseRevoked(db: Database, identity: Identity) {
  const [revoked] = await db
    .select({ seconds: sql<number>`floor(extract(epoch from ${revokedIdentities.revokedAt}))::int` })
    .from(revokedIdentities)
    .where(eq(revokedIdentities.identity, digestOf(identity)));
  if (revoked && identity.issuedAt <= revoked.seconds) throw new AppError('unauthorized');
}

function digestOf({ tenant, objectId }: Pick<Identity, 'tenant' | 'objectId'>): string {
  return createHash('sha256')
    .update(JSON.stringify([tenant, objectId]))
    .digest('hex');
}

/** Her own view of the account. */
export async function profileOf(db: Database, user: User): Promise<Profile> {
  const { firstName, email, instagram: account, facebook: page } = user;
  const pending = await pendingEmail(db, user);
  return {
    firstName,
    email,
    ...(pending ? { pendingEmail: pending } : {}),
    ...(account ? { instagram: account } : {}),
    ...(page ? { facebook: page } : {}),
  };
}

/**
 * Changes what she gave; refuses `invalid-input` by field. Another address waits for its proof, its letter counted by
 * `countLetter` beforehand.
 */
export async function changeProfile(
  services: EmailServices,
  user: User,
  input: unknown,
  countLetter: () => Promise<void> = async () => {},
): Promise<Profile> {
  const { email, ...given } = parseInput(profile, input);
  const wanted = email && email !== user.email ? email : undefined;
  const asksAnew = wanted !== undefined && wanted !== (await pendingEmail(services.db, user));
  if (asksAnew) await countLetter();
  const changed = await services.db.transaction(async (tx) => {
    const set = { ...given, updatedAt: sql`now()` };
    const [row] = await tx.update(users).set(set).where(eq(users.id, user.id)).returning();
    if (!row) throw new AppError('unauthorized');
    if (asksAnew) await askEmailChange(tx, services, row, wanted);
    return row;
  });
  services.wake();
  return profileOf(services.db, changed);
}

/**
 * Deletes her and everything under her id at once: rows now, stored files and whatever she still pays for as soon as
 * the scheduler has run. Invoices stay, unlinked. What she
 * left under her address without signing in goes with her. Tokens issued until now open nothing any more.
 */
export async function deleteUser(db: Database, user: User): Promise<void> {
  await db.transaction(async (tx) => {
    const keys = tx.select({
      storageKey: files.storageKey,
      notBefore: sql`now()`.as('not_before'),
      attempts: sql`0`.as('attempts'),
    });
    await tx
      .insert(storageRemovals)
      .select(keys.from(files).where(eq(files.userId, user.id)))
      .onConflictDoNothing();
    const customer = tx.select({ customerId: customers.customerId, createdAt: sql`now()`.as('created_at') });
    await tx
      .insert(customerRemovals)
      .select(customer.from(customers).where(eq(customers.userId, user.id)))
      .onConflictDoNothing();
    await tx
      .insert(revokedIdentities)
      .values({ identity: digestOf(user) })
      .onConflictDoUpdate({ target: revokedIdentities.identity, set: { revokedAt: sql`now()` } });
    await eraseLetters(tx, user);
    await tx.delete(rateLimits).where(inArray(rateLimits.key, limitKeysOf(user.id)));
    await tx.delete(users).where(eq(users.id, user.id));
  });
}
