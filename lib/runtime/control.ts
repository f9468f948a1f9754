import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { runPromo } from './promo-command';

/**
 * The way to a running process for commands of whoever keeps the site. The embedded database belongs to one process
 * alone, so a command asks that one. It listens on this machine only; the secret lies in the data folder, readable by
 * the service's own user.
 */
export async function openControl(db: Database, dataDir: string): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(db, secret, request).then(
      (body) => send(response, 200, body),
      (error) => send(response, error instanceof AppError ? 422 : 500, refusalOf(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const path = controlPath(dataDir);
  mkdirSync(dirname(path), { recursive: true });
  // Written anew, not over: its rights are those of a new file.
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ port: (server.address() as AddressInfo).port, secret }), {
    mode: 0o600,
  });
  return () => close(server, path, secret);
}

function controlPath(dataDir: string): string {
  return join(dataDir, 'secrets/control.json');
}

interface Way {
  readonly port: number;
  readonly secret: string;
}

function wayTo(dataDir: string): Way | undefined {
  try {
    return JSON.parse(readFileSync(controlPath(dataDir), 'utf8')) as Way;
  } catch {
    return undefined;
  }
}

async function answer(db: Database, secret: string, request: IncomingMessage): Promise<unknown> {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  const allowed = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!allowed || request.method !== 'POST') throw new AppError('unauthorized');
  return runPromo(db, JSON.parse(await bodyOf(request)));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 10_000) throw new AppError('too-large');
  }
  return body;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}

interface Refusal {
  readonly code: string;
  readonly fields: readonly string[];
  readonly figures: AppError['figures'];
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AppError)) return { code: 'unexpected', fields: [], figures: {} };
  return { code: error.code, fields: error.fields, figures: error.figures };
}

function close(server: Server, path: string, secret: string): Promise<void> {
  // Another process may have come after this one was given up for lost.
  if (readSafely(path).includes(secret)) rmSync(path, { force: true });
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function readSafely(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Has the process that keeps `dataDir` run a command; undefined when there is none. Throws what it refuses. */
export async function askRunning(dataDir: string, command: unknown): Promise<unknown> {
  const way = wayTo(dataDir);
  if (!way) return undefined;
  const asked = fetch(`http://127.0.0.1:${way.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${way.secret}` },
    body: JSON.stringify(command),
  });
  // Left behind by a process that was killed: nobody listens there any more.
  const answered = await asked.catch(() => undefined);
  if (!answered) return undefined;
  // Its port may have been given to another program since, which answers something else.
  const said: unknown = await answered.json().catch(() => undefined);
  if (answered.ok) return said;
  const { code, fields, figures } = (said ?? {}) as Partial<Refusal>;
  if (!code || code === 'unauthorized') return undefined;
  throw new AppError(code, { fields, figures });
}
