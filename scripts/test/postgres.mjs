import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { postgresTools } from './tools.mjs';

/** A PostgreSQL server of our own, thrown away afterwards. Undefined where PostgreSQL is not installed. */
export async function startPostgres() {
  const tools = postgresTools();
  if (!tools) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'droitfil-postgres-'));
  const port = await freePort();
  giveTo(folder);
  asOwner(join(tools, 'initdb'), ['-D', folder, '-U', 'droitfil', '--auth=trust', '-E', 'UTF8']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=localhost -c max_connections=200`;
  asOwner(join(tools, 'pg_ctl'), ['-D', folder, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgresql://droitfil@localhost:${port}/postgres`,
    stop() {
      asOwner(join(tools, 'pg_ctl'), ['-D', folder, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: its own account runs it then. */
function asOwner(program, args) {
  const [command, rest] = isRoot()
    ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
    : [program, args];
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
}

function giveTo(folder) {
  if (!isRoot()) return;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}
