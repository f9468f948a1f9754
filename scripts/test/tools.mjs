import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../chromium.mjs';

/** Programs the tests drive, and the Debian package each comes in. */
const PROGRAMS = [
  ['pdftocairo', 'poppler-utils'],
  ['qpdf', 'qpdf'],
];

/** Fetches what the tests drive and this machine lacks, as far as it may. */
export function installTools({ postgres = false } = {}) {
  const wanted = PROGRAMS.filter(([program]) => !has(program)).map(([, name]) => name);
  if (!chromiumPath()) wanted.push('chromium');
  if (postgres && !postgresTools()) wanted.push('postgresql');
  if (wanted.length === 0) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) return aptInstall(wanted);
  if (wanted.includes('chromium')) run('npx', ['playwright', 'install', 'chromium']);
  const others = wanted.filter((name) => name !== 'chromium');
  if (others.length > 0)
    console.warn(`Please install ${others.join(', ')}: tests that need them cannot pass.`);
}

/** The folder with `initdb` and `pg_ctl`, or undefined where PostgreSQL is not installed. */
export function postgresTools() {
  const versions = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`);
  return versions.find((folder) => existsSync(`${folder}/initdb`));
}

function aptInstall(packages) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function has(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

function run(program, args) {
  execFileSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
