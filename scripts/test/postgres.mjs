import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { postgresTools } from './tools.mjs';

/**
 * A PostgreSQL server of our own, thrown away afterwards. Undefined where PostgreSQL is not installed. It answers this
 * machine, or, behind the command `within`, whoever reaches `host` from its own network.
 * @param {{ host?: string, within?: readonly string[] }} [where]
 */
export async function startPostgres({ host = 'localhost', within = [] } = {}) {
  const tools = postgresTools();
  if (!tools) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'droitfil-postgres-'));
  const port = await freePort();
  giveTo(folder);
  asOwner(join(tools, 'initdb'), ['-D', folder, '-U', 'droitfil', '--auth=trust', '-E', 'UTF8']);
  if (host !== 'localhost') appendFileSync(join(folder, 'pg_hba.conf'), 'host all all samenet trust\n');
  const options = `-p ${port} -k ${folder} -c listen_addresses=${host} -c max_connections=200`;
  const starting = ['-D', folder, '-o', options, '-l', join(folder, 'log'), '-w', 'start'];
  asOwner(join(tools, 'pg_ctl'), starting, within);
  return {
    url: `postgresql://droitfil@${host}:${port}/postgres`,
    stop() {
      asOwner(join(tools, 'pg_ctl'), ['-D', folder, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: its own account runs it then. */
function asOwner(program, args, within = []) {
  const owner = isRoot() ? ['runuser', '-u', 'postgres', '--'] : [];
  const [command, ...rest] = [...within, ...owner, program, ...args];
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
}

function giveTo(folder) {
  if (!isRoot()) return;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}
