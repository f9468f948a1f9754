import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from './migrate';

/** From here on old and new builds run side by side during a deploy: each must work on the tables of the newer. */
const FIRST_SHARED = 9;
/** What takes something away from a build that still runs, or asks of it what it does not know. */
const TAKES_AWAY =
  /\b(drop (table|column|constraint)|rename|alter column "\w+" (set not null|drop default|set data type)|add column "\w+" (?!.*default).*not null)/i;

describe('migrations', () => {
  const later = readdirSync(MIGRATIONS).filter(
    (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= FIRST_SHARED,
  );

  it.each(later)('%s takes nothing from the build before', (name) => {
    const statements = readFileSync(join(MIGRATIONS, name), 'utf8').split('--> statement-breakpoint');
    expect(statements.filter((statement) => TAKES_AWAY.test(statement))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "jobs" DROP COLUMN "kind";',
    'ALTER TABLE "jobs" ADD COLUMN "kind" text NOT NULL;',
    'ALTER TABLE "jobs" ALTER COLUMN "kind" SET NOT NULL;',
    'ALTER TABLE "jobs" RENAME COLUMN "kind" TO "sort";',
  ])('would be caught that %s', (statement) => {
    expect(statement).toMatch(TAKES_AWAY);
  });
});
