import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { Log } from '@/lib/log/log';
import { isNotable } from '@/lib/log/notable';
import type { MailTransport } from './transport';
import { isRefusal, kindOf } from './trouble';

/** Waits while the server is away, in seconds; the last again and again, so that mail goes out soon after it is back. */
const OUTAGE_WAITS = [2, 5, 15, 60, 120, 300, 600, 900];
/** So long is a mail tried while the server is away. Then it is put aside as failed, never dropped. */
const PATIENCE_DAYS = 3;
/** Waits after the server refused this very mail: a full mailbox or a wrong list may be mended within a day. */
const REFUSAL_WAITS = [300, 3_600, 14_400, 28_800, 43_200];
/** Longer than the transport's patience, so that nobody else takes a mail that is being handed over. */
const LEASE_SECONDS = 90;

interface Postman {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly log: Log;
}

type Delivery = 'sent' | 'later' | 'failed';

/** Sends the mail that is due first; undefined when none is. */
export async function deliverNext(postman: Postman): Promise<Delivery | undefined> {
  const { db, transport } = postman;
  const mail = await claim(db);
  if (!mail) return undefined;
  try {
    await transport.send({ ...mail, to: mail.recipient });
  } catch (error) {
    return postpone(postman, mail, error);
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

async function postpone({ db, log }: Postman, mail: Row, error: unknown): Promise<Delivery> {
  const lastError = kindOf(error);
  const refused = isRefusal(error);
  const refusals = mail.refusals + (refused ? 1 : 0);
  const wait = refused ? REFUSAL_WAITS[mail.refusals] : outageWait(mail);
  const told = { mail: mail.id, template: mail.template, attempts: mail.attempts, trouble: lastError };
  if (wait === undefined) {
    await settle(db, mail, { status: 'failed', refusals, lastError });
    log.error(told, 'mail not delivered: put aside');
    return 'failed';
  }
  await settle(db, mail, { nextAt: sql`now() + make_interval(secs => ${wait})`, refusals, lastError });
  if (isNotable(mail.attempts)) log.warn({ ...told, wait }, 'mail not taken yet');
  return 'later';
}

function outageWait({ attempts, refusals, queuedAt }: Row): number | undefined {
  if (Date.now() - queuedAt.getTime() > PATIENCE_DAYS * 86_400_000) return undefined;
  return OUTAGE_WAITS[Math.min(attempts - refusals, OUTAGE_WAITS.length) - 1];
}

// Only the holder of the newest fence may write, so a sender frozen past its lease changes nothing.
async function settle(db: Database, mail: Row, change: Record<string, unknown>) {
  await db
    .update(outbox)
    .set({ ...change, leaseUntil: null })
    .where(and(eq(outbox.id, mail.id), eq(outbox.fence, mail.fence)));
}
