// How long it takes to erase a person, to bring together all that is kept of her, and to forget what is old, beside 2,000,000
// payments: `TEST_DATABASE_URL=… tsx --conditions=react-server bench/people/erasure.ts [payments] [people]`.
import { eq } from 'drizzle-orm';
import { everythingOf } from '@/lib/accounts/everything';
import { deleteUser } from '@/lib/accounts/users';
import { billingChores } from '@/lib/billing/sweep';
import { users } from '@/lib/db/schema';
import { createLog } from '@/lib/log/log';
import { openOwnPostgres, testServerUrl } from '@/lib/testing/db/databases';
import { addLatency, tellLatencies } from '../latencies';
import { fillPeople } from './fill';

const [payments = 2_000_000, people = 100] = process.argv.slice(2).map(Number);

const opened = await openOwnPostgres(testServerUrl() ?? '');
try {
  const { db } = opened;
  const begun = performance.now();
  await fillPeople(opened, payments);
  console.log(`${payments} payments written in ${Math.round((performance.now() - begun) / 1000)} s`);
  const [told, erased]: [number[], number[]] = [[], []];
  for (let i = 1; i <= people; i++) {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.objectId, `o${i * 7}`));
    if (!user) throw new RangeError(`fewer than ${i * 7} people`);
    await addLatency(told, () => everythingOf({ db }, user));
    await addLatency(erased, () => deleteUser(db, user));
  }
  console.log(`all that is kept of one: ${tellLatencies(told)}`);
  console.log(`one erased: ${tellLatencies(erased)}`);
  const chores = billingChores({ db, log: createLog('silent') } as never);
  for (const name of ['forget-unpaid', 'forget-news']) {
    const times: number[] = [];
    for (let i = 0; i < 5; i++) await addLatency(times, async () => chores[name]?.());
    console.log(`${name}: ${tellLatencies(times)}`);
  }
} finally {
  await opened.close();
}
