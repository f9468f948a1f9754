import 'server-only';
import { eq } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { customers } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import type { BillingServices } from './services';

/** Who `user` is to the payment service, made known there at first need. */
export async function customerOf({ db, gateway }: BillingServices, user: User): Promise<string> {
  const known = await findCustomer(db, user.id);
  if (known) return known;
  if (!user.email) throw new AppError('email-required', { fields: ['email'] });
  const customerId = await gateway.createCustomer({
    userId: user.id,
    email: user.email,
    name: user.firstName,
  });
  await db.insert(customers).values({ userId: user.id, customerId }).onConflictDoNothing();
  return (await findCustomer(db, user.id)) ?? customerId;
}

export async function findCustomer(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.userId, userId));
  return row?.customerId;
}

/** Whose customer that is; undefined when her account is gone. */
export async function userOfCustomer(db: Database, customerId: string): Promise<string | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.customerId, customerId));
  return row?.userId;
}
