// The long proofs: a hundred killed workers, ten thousand hostile inputs a door, a thousand customers over three years.
// Runs on a PostgreSQL of its own, or on the server TEST_DATABASE_URL names.
import { spawnSync } from 'node:child_process';
import { startPostgres } from './test/postgres.mjs';

const PROOFS = ['lib/runtime', 'lib/exports', 'lib/mail', 'app/api', 'lib/billing', 'sandbox/payments'];

const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--no-file-parallelism', ...PROOFS], {
  stdio: 'inherit',
  env: {
    FAULT_ROUNDS: '100',
    FUZZ_RUNS: '10000',
    SIMULATED_CUSTOMERS: '1000',
    STORM_PAYMENTS: '1000',
    STORM_CLICKS: '200',
    GUESSED_CODES: '100000',
    ...process.env,
    ...(own ? { TEST_DATABASE_URL: own.url } : {}),
  },
});
own?.stop();
process.exitCode = status ?? 1;
