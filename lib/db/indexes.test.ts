import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '@/lib/testing/db/databases';
import type { OpenDatabase } from './types';

describe.each(testEngines())('the indexes on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());

  it('find the rows that go or change with the row they refer to', async () => {
    // An index serves when the columns of the key come first in it, in any order, and it holds every row.
    const { rows } = await opened.query(`
      select c.conrelid::regclass::text || '.' || c.conname as missing from pg_constraint c
      where c.contype = 'f' and c.confdeltype <> 'a' and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`);
    expect(rows).toEqual([]);
  });

  /** The plan of `query` as text, as it is for tables too large to be read whole. */
  async function planOf(query: string): Promise<string> {
    const { rows } = await opened.db.transaction(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      return (await tx.execute(sql.raw(`explain ${query}`))) as unknown as { rows: Record<string, string>[] };
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it.each([
    [
      'jobs_waiting',
      "select id from jobs where status = 'queued' and run_after <= now() order by run_after limit 1",
    ],
    [
      'jobs_held',
      "select id from jobs where status = 'running' and lease_until < now() order by lease_until limit 20",
    ],
    [
      'jobs_finished',
      "select id from jobs where status in ('done', 'failed') and run_after < now() order by run_after limit 1000",
    ],
    ['payment_events_received', 'delete from payment_events where received_at < now()'],
    [
      'outbox_due',
      "select id from outbox where status = 'queued' and next_at <= now() order by next_at limit 1",
    ],
    ['outbox_sent', "delete from outbox where status = 'sent' and sent_at < now() - interval '30 days'"],
    [
      'storage_removals_due',
      'select * from storage_removals where not_before < now() order by not_before limit 50',
    ],
    ['files_checked', 'select * from files where checked_at < now() order by checked_at limit 50'],
  ])('serve %s without sorting', async (index, query) => {
    const plan = await planOf(query);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });
});
