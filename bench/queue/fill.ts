import type { OpenDatabase } from '@/lib/db/types';

/** One person with `many` patterns, an export of each and its job, all due. */
export async function fillJobs({ query }: OpenDatabase, many: number): Promise<void> {
  const { rows } = await query("insert into users (tenant, object_id) values ('t', 'bench') returning id");
  const user = rows[0]?.id;
  for (let from = 1; from <= many; from += AT_ONCE)
    await fill(query, user, [from, Math.min(many, from + AT_ONCE - 1)]);
  for (const table of ['users', 'patterns', 'exports', 'jobs']) await query(`analyze ${table}`);
}

/** Rows of one statement: more take longer than a statement may. */
const AT_ONCE = 10_000;

async function fill(query: OpenDatabase['query'], user: unknown, range: [number, number]): Promise<void> {
  await query(
    `insert into patterns (id, user_id, wearer_name, name, garment, code, choices, measured, body, difficulty,
       preparation_minutes, realisation_minutes, thumbnail_svg, engine)
     select md5('p' || i)::uuid, $1, '', '', 'top', 'C' || i, '{}', '{}', '{}', 1, 1, 1, '', '0'
     from generate_series($2::int, $3::int) i`,
    [user, ...range],
  );
  await query(
    `insert into exports (id, user_id, pattern_id, idempotency_key, request_digest, locale)
     select md5('e' || i)::uuid, $1, md5('p' || i)::uuid, 'k' || i, '', 'fr'
     from generate_series($2::int, $3::int) i`,
    [user, ...range],
  );
  await query(
    `insert into jobs (export_id, run_after)
     select md5('e' || i)::uuid, now() - make_interval(secs => 1000000 - i) from generate_series($1::int, $2::int) i`,
    range,
  );
}
