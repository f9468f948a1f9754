// The long proofs with their whole figures: a hundred killed processes, a thousand customers over three years, a hundred
// thousand guessed codes. `npm run test:faults -- A1 years` runs those rows alone. Runs on a PostgreSQL of its own, or on
// the server TEST_DATABASE_URL names, and ends with a table.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chosenRows, faultTable, readFaultRun } from './test/fault-table.mjs';
import { startPostgres } from './test/postgres.mjs';
import { titlePattern } from './test/spec-table.mjs';

const WHOLE = {
  FAULT_ROUNDS: '100',
  FUZZ_RUNS: '10000',
  SIMULATED_CUSTOMERS: '1000',
  STORM_PAYMENTS: '1000',
  STORM_CLICKS: '200',
  GUESSED_CODES: '100000',
  STORM_ORDERS: '500',
  STORM_KILLS: '150',
  STORM_CUTS: '300',
  HOST_ORDERS: '60',
  POOLED_ORDERS: '40',
  HOST_AWAY_SECONDS: '20',
};
const REPORT = 'test-results/faults.json';

const rows = chosenRows(process.argv.slice(2));
const tests = rows.flatMap((row) => row.tests);
const files = [...new Set(tests.map(({ file }) => file))];
const titles = tests.map(({ title }) => titlePattern(title).source).join('|');

rmSync('test-results/figures.jsonl', { force: true });
rmSync(REPORT, { force: true });
const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
const { status } = spawnSync(
  'npx',
  [
    ...['--no-install', 'vitest', 'run', '--no-file-parallelism', '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${REPORT}`, '-t', titles, ...files],
  ],
  { stdio: 'inherit', env: { ...WHOLE, ...process.env, ...(own ? { TEST_DATABASE_URL: own.url } : {}) } },
);
own?.stop();
console.log(`\n${faultTable(rows, readFaultRun(REPORT))}`);
process.exitCode = status ?? 1;
