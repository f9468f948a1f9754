import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from './folder';
import { createLinks } from './links';
import { keptSecret } from './secret';
import { openStorage, type Storage } from './storage';

const bytes = new TextEncoder().encode('%PDF-1.7 œuvre');
const dir = mkdtempSync(join(tmpdir(), 'droitfil-storage-'));

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** What of the S3 protocol we call, kept in memory. */
function bucketServer(): Server {
  const objects = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const key = new URL(request.url ?? '', 'http://x').pathname;
    const kept = objects.get(key);
    if (request.method === 'PUT') objects.set(key, Buffer.concat(parts));
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET' || kept)
      return response.writeHead(200).end(request.method === 'GET' ? kept : undefined);
    const missing = '<Error><Code>NoSuchKey</Code><Message>no</Message></Error>';
    return response.writeHead(404, { 'content-type': 'application/xml' }).end(missing);
  });
}

describe.each(['folder', 's3'] as const)('storage in a %s', (kind) => {
  let storage: Storage;
  const server = bucketServer();

  beforeAll(async () => {
    if (kind === 'folder') {
      storage = await openStorage({ kind, dir: join(dir, 'files') });
      return;
    }
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    storage = await openStorage({
      kind,
      bucket: 'b',
      region: 'eu-west-3',
      endpoint,
      credentials,
      forcePathStyle: true,
    });
  });
  afterAll(() => server.close());

  it('keeps bytes, replaces them and lets them go', async () => {
    await storage.check();
    await storage.put('exports/1/a4', bytes, 'application/pdf');
    await storage.put('exports/1/a4', bytes.slice(0, 4), 'application/pdf');
    expect(Buffer.from((await storage.get('exports/1/a4')) ?? [])).toEqual(Buffer.from(bytes.slice(0, 4)));
    await storage.remove('exports/1/a4');
    await storage.remove('exports/1/a4');
    expect(await storage.get('exports/1/a4')).toBeUndefined();
  });

  it.each(['../x', '/etc/passwd', 'a/../b', 'a//b', '', 'A', 'a b', 'a\u0000'])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => storage.get(key)).rejects.toThrow(/storage key/);
    },
  );
});

describe('a folder', () => {
  it('leaves nothing half written', async () => {
    const folder = await openStorage({ kind: 'folder', dir: join(dir, 'whole') });
    await folder.put('exports/1/a4', bytes, 'application/pdf');
    await expect(folder.put('exports/1', bytes, 'application/pdf')).rejects.toThrow();
    expect(readdirSync(join(dir, 'whole/exports'))).toEqual(['1']);
  });

  it('says when it cannot be written', async () => {
    writeFileSync(join(dir, 'in-the-way'), '');
    const storage = await openStorage({ kind: 'folder', dir: join(dir, 'in-the-way') });
    await expect(storage.check()).rejects.toThrow();
  });

  it('says when its disk is full', async () => {
    await expect(openFolder(join(dir, 'full'), 1e18).check()).rejects.toThrow(/full/);
  });
});

describe('a download link', () => {
  const links = createLinks(['a secret of at least thirty-two letters'], 'file-link');
  const now = Date.UTC(2026, 0, 1);

  it('opens its file until its time is over', () => {
    const token = links.sign('file-1', 60, now);
    expect(links.open(token, now + 59_000)).toBe('file-1');
    expect(() => links.open(token, now + 60_000)).toThrow(expect.objectContaining({ code: 'link-expired' }));
  });

  it('opens nothing when anything of it is changed', () => {
    const token = links.sign('file-1', 60, now);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ019.-_'), (place, letter) => {
        const changed = token.slice(0, place) + letter + token.slice(place + 1);
        if (changed === token) return;
        // The last letter of base64url carries spare bits, but we compare text and not bits.
        expect(() => links.open(changed, now)).toThrow(expect.objectContaining({ code: 'not-found' }));
      }),
    );
    for (const other of [
      createLinks(['another secret of thirty-two letters'], 'file-link'),
      createLinks(['a secret of at least thirty-two letters'], 'email-change'),
    ])
      expect(() => other.open(token, now)).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  it('goes on opening its file after the secret was changed, as long as that is kept beside the new one', () => {
    const token = links.sign('file-1', 60, now);
    const next = 'a newer secret of thirty-two letters';
    const changed = createLinks([next, 'a secret of at least thirty-two letters'], 'file-link');
    expect(changed.open(token, now)).toBe('file-1');
    const anew = changed.sign('file-1', 60, now);
    expect(createLinks([next], 'file-link').open(anew, now)).toBe('file-1');
    expect(() => links.open(anew, now)).toThrow();
  });
});

describe('a kept secret', () => {
  it('is made once, for our eyes only', () => {
    const path = join(dir, 'secrets/link');
    expect(keptSecret(path)).toBe(keptSecret(path));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is refused when it was cut short', () => {
    writeFileSync(join(dir, 'short'), 'x');
    expect(() => keptSecret(join(dir, 'short'))).toThrow(/damaged/);
  });
});
