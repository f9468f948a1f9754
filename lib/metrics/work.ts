import 'server-only';
import type { OpenDatabase } from '@/lib/db/types';
import type { Family } from './text';

/** Each figure of the work that waits: its name, what it says, and the statement that tells it as `value`. */
const FIGURES = [
  {
    name: 'droitfil_jobs_waiting',
    help: 'Exports that are due and that nobody has taken.',
    text: "select count(*) as value from jobs where status = 'queued' and run_after <= now()",
  },
  {
    name: 'droitfil_jobs_held',
    help: 'Exports that a worker has in hand.',
    text: "select count(*) as value from jobs where status = 'running'",
  },
  {
    name: 'droitfil_jobs_oldest_seconds',
    help: 'How long the export that has waited longest has been due.',
    text: `select coalesce(extract(epoch from now() - min(run_after)), 0) as value from jobs
      where status = 'queued' and run_after <= now()`,
  },
  {
    name: 'droitfil_jobs_failed_hour',
    help: 'Exports of the last hour that failed for good.',
    text: `select count(*) as value from jobs
      where status in ('done', 'failed') and run_after > now() - interval '1 hour' and status = 'failed'`,
  },
  {
    name: 'droitfil_mails_waiting',
    help: 'Mails that are due and not sent.',
    text: "select count(*) as value from outbox where status = 'queued' and next_at <= now()",
  },
  {
    name: 'droitfil_mails_oldest_seconds',
    help: 'How long the mail that has waited longest has been tried.',
    text: "select coalesce(extract(epoch from now() - min(queued_at)), 0) as value from outbox where status = 'queued'",
  },
  {
    name: 'droitfil_mails_failed',
    help: 'Mails put aside because nobody would take them.',
    text: "select count(*) as value from outbox where status = 'failed'",
  },
  {
    name: 'droitfil_removals_late',
    help: 'Objects that storage has refused to let go more than once.',
    text: 'select count(*) as value from storage_removals where attempts > 1',
  },
  {
    name: 'droitfil_news_open',
    help: 'News of the payment service older than ten minutes that nobody could follow.',
    text: `select count(*) as value from payment_events
      where received_at between now() - interval '3 days' and now() - interval '10 minutes' and done_at is null`,
  },
] as const;

/** How much work waits in the whole service. Read from the database: for one process to tell, not for each. */
export async function workFamilies({ query }: Pick<OpenDatabase, 'query'>): Promise<Family[]> {
  const families: Family[] = [];
  for (const { name, help, text } of FIGURES) {
    const { rows } = await query(text);
    families.push({ name, help, kind: 'gauge', samples: [{ value: Number(rows[0]?.value ?? 0) }] });
  }
  return families;
}
