// The whole proof: lint, types, unit and property tests, build, end-to-end. Runs every step, then counts.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startPostgres } from './postgres.mjs';
import { installTools } from './tools.mjs';

const RESULTS = 'test-results';
const withPostgres = process.argv.includes('--postgres');
const total = { passed: 0, failed: 0, skipped: 0 };

let running;

/** Runs a step; one that reports no counts of its own counts as one. */
async function step(name, command, args, { env = {}, counts } = {}) {
  console.log(`\n— ${name}`);
  const ok = await succeeds(command, args, env);
  const counted = counts?.() ?? { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  // A runner that breaks down without naming a failed test has failed all the same.
  if (!ok && counted.failed === 0) counted.failed = 1;
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
  return ok;
}

function succeeds(command, args, env) {
  return new Promise((resolve) => {
    running = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    running.once('error', () => resolve(false));
    running.once('exit', (code) => resolve(code === 0));
  });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
  } catch {
    return undefined;
  }
}

function unitCounts() {
  const report = read('unit.json');
  if (!report) return undefined;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function endToEndCounts() {
  const stats = read('e2e.json')?.stats;
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
installTools({ postgres: withPostgres });

const own = withPostgres && !process.env.TEST_DATABASE_URL ? await startPostgres() : undefined;
const database = own ? { TEST_DATABASE_URL: own.url } : {};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    running?.kill(signal);
    own?.stop();
    process.exit(1);
  });
}

const npx = (...args) => ['npx', ['--no-install', ...args]];

try {
  await step('Lint', ...npx('biome', 'check', '--error-on-warnings', '.'));
  await step('Types', ...npx('tsc', '--noEmit', '--incremental', 'false'));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`];
  await step('Unit and property tests', ...npx('vitest', 'run', ...reporters), {
    env: database,
    counts: unitCounts,
  });
  const built = await step('Build', 'npm', ['run', 'build']);
  if (built) await step('End to end', ...npx('playwright', 'test'), { counts: endToEndCounts });
  await step('States and messages of the specification', process.execPath, ['scripts/test/spec-table.mjs']);
} finally {
  own?.stop();
}

if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
