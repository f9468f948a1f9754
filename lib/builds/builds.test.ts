import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles, storageRemovals } from '@/lib/db/schema';
import { provideServices, type Services } from '@/lib/runtime/services';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import { forgetBuiltFiles } from './keep';
import { otherBuilds, shareBuild } from './other-builds';

const dir = mkdtempSync(join(tmpdir(), 'droitfil-builds-'));

/** A build with the files given, by their path under `/_next/static`. */
function build(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(dir, name, 'static', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(dir, name);
}

describe('two builds that serve one site', () => {
  let provided: TestServices;
  let services: Services;
  let servers: Server[];
  let ask: (which: 0 | 1, path: string) => Promise<Response>;
  const old = build('old', { 'chunks/a-1.js': 'old a', 'css/same-0.css': 'same', 'chunks/a-1.js.br': 'x' });
  const fresh = build('new', { 'chunks/a-2.js': 'new a', 'css/same-0.css': 'same' });

  beforeAll(async () => {
    provided = await provideTestServices();
    const database = { ...provided.services.database, engine: 'postgres' as const };
    services = { ...provided.services, database };
    provideServices(Promise.resolve(services));
    for (const dist of [old, fresh]) await shareBuild(dist);
    servers = [old, fresh].map((dist) => {
      const sends = otherBuilds(dist);
      return createServer(async (request, response) => {
        if (!(await sends(request, response))) response.writeHead(404).end();
      });
    });
    for (const server of servers) await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const ports = servers.map((server) => (server.address() as AddressInfo).port);
    ask = (which, path) => fetch(`http://localhost:${ports[which]}${path}`);
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) server.close();
    await provided.close();
    rmSync(dir, { recursive: true });
  });

  it('each answer for what only the other has, in both directions', async () => {
    const older = await ask(1, '/_next/static/chunks/a-1.js');
    expect([older.status, await older.text()]).toEqual([200, 'old a']);
    expect(older.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(older.headers.get('cache-control')).toContain('immutable');
    expect(await (await ask(0, '/_next/static/chunks/a-2.js?dpl=x')).text()).toBe('new a');
  });

  it('leave their own to those who have it, and what nobody has alone', async () => {
    for (const path of ['css/same-0.css', 'chunks/a-3.js', 'chunks/a-1.js.br', '../../secret.js', 'a%2F.js'])
      expect((await ask(1, `/_next/static/${path}`)).status, path).toBe(404);
    expect(await services.db.$count(builtFiles)).toBe(3);
  });

  it('are forgotten a month after they were run last', async () => {
    await services.db.update(builtFiles).set({ seenAt: sql`now() - interval '31 days'` });
    await shareBuild(fresh);
    await forgetBuiltFiles(services.db);
    const left = await services.db.select().from(builtFiles);
    expect(left.map(({ path }) => path).sort()).toEqual([
      '/_next/static/chunks/a-2.js',
      '/_next/static/css/same-0.css',
    ]);
    expect(await services.db.$count(storageRemovals)).toBe(1);
  });
});
