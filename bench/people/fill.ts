import type { OpenDatabase } from '@/lib/db/types';

/** Rows of one statement: more take longer than a statement may. */
const AT_ONCE = 20_000;
/** Payments of a person. */
export const EACH = 20;

/**
 * People with twenty payments each, as many credit moves and invoices, and a pattern, its export, a letter and a limit of
 * her own; until there are `payments` payments.
 */
export async function fillPeople({ query }: OpenDatabase, payments: number): Promise<void> {
  const people = Math.ceil(payments / EACH);
  for (let from = 1; from <= people; from += AT_ONCE / EACH)
    for (const statement of STATEMENTS)
      await query(statement, [from, Math.min(people, from + AT_ONCE / EACH - 1)]);
  for (const table of TABLES) await query(`analyze ${table}`);
}

const TABLES = [
  'users',
  'patterns',
  'exports',
  'payments',
  'invoices',
  'credit_moves',
  'outbox',
  'rate_limits',
];

const PERSON = "md5('u' || i)::uuid";
const NAMED = `generate_series($1::int, $2::int) i`;
const MANY = `${NAMED}, generate_series(1, ${EACH}) k`;

const STATEMENTS = [
  `insert into users (id, tenant, object_id, email)
   select ${PERSON}, 't', 'o' || i, 'p' || i || '@example.org' from ${NAMED}`,
  `insert into patterns (id, user_id, wearer_name, name, garment, code, choices, measured, body, difficulty,
     preparation_minutes, realisation_minutes, thumbnail_svg, engine)
   select md5('p' || i)::uuid, ${PERSON}, '', '', 'top', 'C' || i, '{}', '{}', '{}', 1, 1, 1, '', '0' from ${NAMED}`,
  `insert into exports (id, user_id, pattern_id, idempotency_key, request_digest, locale)
   select md5('e' || i)::uuid, ${PERSON}, md5('p' || i)::uuid, 'k' || i, '', 'fr' from ${NAMED}`,
  `insert into outbox (user_id, dedupe_key, message_id, template, locale, recipient, subject, html, text, status)
   select ${PERSON}, 'd' || i, 'm' || i, 'export', 'fr', '{}', '', '', '', 'sent' from ${NAMED}`,
  `insert into rate_limits (key, points, expire) select 'export:' || ${PERSON}, 1, 0 from ${NAMED}`,
  `insert into payments (user_id, kind, currency, amount, credits, request_key, status, created_at)
   select ${PERSON}, 'pattern', 'eur', 700, 1, 'r' || k, 'paid', now() - make_interval(days => k) from ${MANY}`,
  `insert into invoices (id, user_id, subscription_id, plan, currency, total, status, period_start, created_at)
   select 'i' || i || '-' || k, ${PERSON}, 's' || i, 'happy', 'eur', 700, 'paid', now(), now() from ${MANY}`,
  `insert into credit_moves (user_id, from_account, to_account, amount, source_key)
   select ${PERSON}, 'issued', 'extra', 1, 'c' || i || '-' || k from ${MANY}`,
];
