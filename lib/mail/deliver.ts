import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { MailTransport } from './transport';

/** Waits between attempts, in seconds; after the last the mail is put aside as failed, never dropped. */
const WAITS = [2, 5, 15, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 43_200];
/** A server that says no for good is asked again a few times, because some say so of a full mailbox. */
const ATTEMPTS_AFTER_REFUSAL = 4;
/** Longer than the transport's patience, so that nobody else takes a mail that is being handed over. */
const LEASE_SECONDS = 90;

export type Delivery = 'sent' | 'later' | 'failed';

/** Sends the mail that is due first; undefined when none is. */
export async function deliverNext(db: Database, transport: MailTransport): Promise<Delivery | undefined> {
  const mail = await claim(db);
  if (!mail) return undefined;
  try {
    await transport.send({ ...mail, to: mail.recipient });
  } catch (error) {
    return postpone(db, mail, error);
  }
  await settle(db, mail, { status: 'sent', sentAt: sql`now()`, lastError: null });
  return 'sent';
}

type Row = typeof outbox.$inferSelect;

async function claim(db: Database): Promise<Row | undefined> {
  const due = sql`(select ${outbox.id} from ${outbox}
    where ${outbox.status} = 'queued' and ${outbox.nextAt} <= now()
      and (${outbox.leaseUntil} is null or ${outbox.leaseUntil} < now())
    order by ${outbox.nextAt} limit 1 for update skip locked)`;
  const [row] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      fence: sql`${outbox.fence} + 1`,
      leaseUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(sql`${outbox.id} = ${due}`)
    .returning();
  return row;
}

async function postpone(db: Database, mail: Row, error: unknown): Promise<Delivery> {
  const refused = Number((error as { responseCode?: number }).responseCode) >= 500;
  const last = refused ? ATTEMPTS_AFTER_REFUSAL : WAITS.length;
  const lastError = describe(error);
  if (mail.attempts >= last) {
    await settle(db, mail, { status: 'failed', lastError });
    return 'failed';
  }
  const wait = WAITS[mail.attempts - 1] ?? 0;
  await settle(db, mail, { nextAt: sql`now() + make_interval(secs => ${wait})`, lastError });
  return 'later';
}

// Only the holder of the newest fence may write, so a sender frozen past its lease changes nothing.
async function settle(db: Database, mail: Row, change: Record<string, unknown>) {
  await db
    .update(outbox)
    .set({ ...change, leaseUntil: null })
    .where(and(eq(outbox.id, mail.id), eq(outbox.fence, mail.fence)));
}

/** Kind of the trouble without the server's words, which can quote the address. */
function describe(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
}
