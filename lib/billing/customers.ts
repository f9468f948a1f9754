import 'server-only';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { customers, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import type { BillingServices } from './services';

/** Who `user` is to the payment service, made known there at first need and told when her address has changed. */
export async function customerOf(services: BillingServices, user: User): Promise<string> {
  const { db, gateway } = services;
  const known = await findRow(db, user.id);
  if (!user.email) {
    if (known) return known.customerId;
    throw new AppError('email-required', { fields: ['email'] });
  }
  const customerId = known?.customerId ?? (await keepNew(services, user));
  if (known?.email === user.email && known.name === user.firstName) return customerId;
  const told = { email: user.email, name: user.firstName };
  if (!(await gateway.tellCustomer(customerId, told))) return renewCustomer(services, user, customerId);
  await db.update(customers).set(told).where(of(user.id, customerId));
  return customerId;
}

async function keepNew({ db, gateway }: BillingServices, { id: userId }: User): Promise<string> {
  const customerId = await gateway.createCustomer(userId);
  await db.insert(customers).values({ userId, customerId }).onConflictDoNothing();
  return (await findCustomer(db, userId)) ?? customerId;
}

/** Makes her known anew: the customer she was is gone at the service. */
export async function renewCustomer(services: BillingServices, user: User, gone: string): Promise<string> {
  const customerId = await services.gateway.createCustomer(user.id, gone);
  const renewed = { customerId, email: null, name: null };
  await services.db.update(customers).set(renewed).where(of(user.id, gone));
  return customerOf(services, user);
}

/** Tells the service of addresses that have changed, so that its letters arrive; some at a time. */
export async function tellCustomers({ db, gateway, log }: BillingServices): Promise<void> {
  const { email, firstName } = users;
  const other = or(
    sql`${customers.email} is distinct from ${email}`,
    sql`${customers.name} is distinct from ${firstName}`,
  );
  const changed = db
    .select({ userId: users.id, customerId: customers.customerId, email, name: firstName })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId));
  for (const { userId, customerId, ...told } of await changed.where(and(other, ne(email, ''))).limit(20)) {
    try {
      // One that is gone there is made anew when she next pays.
      await gateway.tellCustomer(customerId, told);
      await db.update(customers).set(told).where(of(userId, customerId));
    } catch (error) {
      log.warn({ err: error }, 'a change of address could not be told yet');
      return;
    }
  }
}

const of = (userId: string, customerId: string) =>
  and(eq(customers.userId, userId), eq(customers.customerId, customerId));

async function findRow(db: Database, userId: string) {
  const [row] = await db.select().from(customers).where(eq(customers.userId, userId));
  return row;
}

export async function findCustomer(db: Database, userId: string): Promise<string | undefined> {
  return (await findRow(db, userId))?.customerId;
}

/** Whose customer that is; undefined when her account is gone, or was never ours. */
export async function userOfCustomer(db: Database, customerId: string): Promise<string | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.customerId, customerId));
  return row?.userId;
}
