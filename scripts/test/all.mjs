// The whole proof: lint, types, unit and property tests, build, end-to-end. Runs every step, then counts.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { failedJourneys, failedUnits } from './failed-names.mjs';
import { startPostgres } from './postgres.mjs';
import { installTools } from './tools.mjs';
import { failedFiles, withSecondTry } from './tried-again.mjs';

const RESULTS = 'test-results';
const withPostgres = process.argv.includes('--postgres');
const failures = [];
const unsteady = [];
const total = { passed: 0, failed: 0, skipped: 0 };

let running;

const npx = (...args) => ['npx', ['--no-install', ...args]];
const reporting = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${file}`];

/** Runs a step; one that reports no counts of its own counts as one. */
async function step(name, command, args, { env = {}, again, counts, names } = {}) {
  console.log(`\n— ${name}`);
  const ok = (await succeeds(command, args, env)) || (await again?.()) || false;
  const counted = counts?.() ?? { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  // A runner that breaks down without naming a failed test has failed all the same.
  if (!ok && counted.failed === 0) counted.failed = 1;
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
  if (counted.failed > 0) failures.push(name, ...(names?.() ?? []).map((test) => `  ${test}`));
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

/** Runs the files with a failure once more, alone, and keeps how they ended then. */
async function tryAgain() {
  const report = read('unit.json');
  const files = failedFiles(report);
  if (files.length === 0) return false;
  const first = failedUnits(report);
  console.log(`\n— Tried again alone: failed the first time\n${first.join('\n')}`);
  const ok = await succeeds(...npx('vitest', 'run', ...files, ...reporting('again.json')), database);
  const again = read('again.json');
  if (again) writeFileSync(`${RESULTS}/unit.json`, JSON.stringify(withSecondTry(report, again)));
  const still = new Set(failedUnits(read('unit.json')));
  unsteady.push(...first.filter((test) => !still.has(test)));
  return ok;
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

try {
  await step('Lint', ...npx('biome', 'check', '--error-on-warnings', '.'));
  await step('Types', 'npm', ['run', 'typecheck', '--', '--incremental', 'false']);
  await step('Unit and property tests', ...npx('vitest', 'run', ...reporting('unit.json')), {
    env: database,
    again: tryAgain,
    counts: unitCounts,
    names: () => failedUnits(read('unit.json')),
  });
  const built = await step('Build', 'npm', ['run', 'build']);
  const journeys = { counts: endToEndCounts, names: () => failedJourneys(read('e2e.json')) };
  if (built) await step('End to end', ...npx('playwright', 'test'), journeys);
  await step('States and messages of the specification', process.execPath, ['scripts/test/spec-table.mjs']);
} finally {
  own?.stop();
}

if (unsteady.length > 0) console.log(`\nPassed only when tried again alone:\n${unsteady.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
