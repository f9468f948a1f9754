import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';

/** Whether PgBouncer is installed here. */
export function hasPooler(): boolean {
  return spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).error === undefined;
}

/**
 * A PgBouncer of our own before the PostgreSQL at `url`, that takes its user without a password: each transaction gets
 * one of `connections`, whoever it is of, as `compose.yaml` has it. `through` is the way to a database by it.
 */
export async function openPooler(url: string, connections: number) {
  const { hostname, port: to, username } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'droitfil-pooler-'));
  const port = await freePort();
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '' },
    ...{ pool_mode: 'transaction', default_pool_size: connections, max_client_conn: 500 },
    ...{ auth_type: 'trust', auth_file: join(folder, 'users') },
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? { user: 'postgres' } : {}),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const all = ['[databases]', `* = host=${hostname} port=${to}`, '[pgbouncer]', ...lines];
  writeFileSync(join(folder, 'settings.ini'), `${all.join('\n')}\n`);
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`);
  chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', [join(folder, 'settings.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((done, fail) => {
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
      if (said.includes('process up')) done();
    });
    child.once('exit', () => fail(new Error(`PgBouncer ended: ${said}`)));
  });
  return {
    through(direct: string): string {
      const way = new URL(direct);
      way.host = `127.0.0.1:${port}`;
      return way.href;
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
