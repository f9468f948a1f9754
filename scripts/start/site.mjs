import { createServer } from 'node:http';
import next from 'next';
import { isActionBody, peekBody } from './action-body.mjs';
import { fail } from './messages.mjs';
import { plainEscapes } from './plain-escapes.mjs';
import { precompressedFiles } from './precompressed.mjs';

/** No form or action of ours comes near; files are never sent to us. */
const LARGEST_BODY = 1_000_000;
const DRAIN_MS = 10_000;
const SHARING_MS = 20_000;

/** Starts the web server and prints where things are. */
export async function startSite({ dev, port, local }) {
  process.env.IDENTITY_ORIGINS ||= identityOrigins(local);
  // Told any other name, Next redirects French pages to themselves; what it listens to is decided below.
  const app = next({ dev, hostname: 'localhost', port, ...(dev ? { turbopack: true } : {}) });
  const server = createServer((request, response) => answer(request, response));
  let answer = (_, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
  leaveWayToStop(server, app);
  await app.prepare();
  const handle = app.getRequestHandler();
  const dist = process.env.NEXT_DIST_DIR || '.next';
  const sendsFile = precompressedFiles(dist);
  const sendsPage = dev ? () => false : (await import('../../.output/server/pages.mjs')).madePages(dist);
  const { timeAnswer } = await import('../../.output/server/answers.mjs');
  const sendsOther = dev ? async () => false : await shareBuild(dist);
  answer = async (request, response) => {
    timeAnswer(request, response);
    if (!dev && (sendsFile(request, response) || sendsPage(request, response))) return;
    if (request.url.startsWith('/_next/static/') && (await sendsOther(request, response))) return;
    request.url = plainEscapes(request.url);
    namePeer(request);
    markPayload(request);
    const refusal = refusalOf(request);
    if (refusal) return response.writeHead(refusal, { Connection: 'close' }).end();
    if (request.headers['next-action'] === undefined) return handle(request, response);
    return callAction(request, response, handle);
  };
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  server.once('error', (error) => fail(`The site cannot listen on port ${port}: ${error.code}.`));
  server.listen(port, process.env.HOST || 'localhost', () => announce(port, local));
}

/** Shares what this build has with machines that run another, before any page of it is answered; theirs is found here. */
async function shareBuild(dist) {
  const { shareBuild: share, otherBuilds } = await import('../../.output/server/other-builds.mjs');
  // Whatever holds it up, nobody waits longer for the site.
  await Promise.race([share(dist), new Promise((resolve) => setTimeout(resolve, SHARING_MS).unref())]);
  return otherBuilds(dist);
}

/** Only the connection itself says who is at its other end; the limits count by it. */
function namePeer(request) {
  const before = request.headers['x-forwarded-for'];
  if (before && !process.env.TRUSTED_PROXIES) warnOfProxy();
  const peer = request.socket.remoteAddress ?? 'unknown';
  request.headers['x-forwarded-for'] = before ? `${before}, ${peer}` : peer;
}

let warned = false;

/** Once: whoever comes through a proxy we do not know of is counted as the proxy, together with everybody else. */
function warnOfProxy() {
  if (warned) return;
  warned = true;
  console.warn(
    'Requests name a proxy: set TRUSTED_PROXIES to how many stand before the site, or 0 for none.',
  );
}

/** Next hides from the middleware that only a page's payload is wanted; our own word for it comes through. */
function markPayload(request) {
  delete request.headers['x-payload-only'];
  if (request.headers.rsc) request.headers['x-payload-only'] = '1';
}

/** The API counts what it reads; what Next reads for itself has to say beforehand how long it is. */
function refusalOf({ url, headers }) {
  if (Number(headers['content-length'] ?? 0) > LARGEST_BODY) return 413;
  if (headers['transfer-encoding'] === undefined || url.startsWith('/api/')) return undefined;
  return 411;
}

/** Hands on a call to a server action that can be read; Next would answer another with a 500 and log its body. */
async function callAction(request, response, handle) {
  const body = await peekBody(request, Number(request.headers['content-length'] ?? 0));
  if (body && isActionBody(body.toString('utf8'))) return handle(request, response);
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' };
  response.writeHead(400, { ...headers, Connection: 'close' }).end('{"error":{"code":"unreadable"}}');
}

function identityOrigins(local) {
  const configured = ['FR', 'EN', 'DE'].map((locale) => process.env[`IDENTITY_${locale}_AUTHORITY`]);
  const origins = [local, ...configured].filter(Boolean).map((address) => new URL(address).origin);
  return [...new Set(origins)].join(' ');
}

/** What closes the service calls this first: no new connection, those under way may end. */
function leaveWayToStop(server, app) {
  globalThis[Symbol.for('droitfil.stop-answering')] = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const forced = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(forced);
    await app.close();
  };
}

function announce(port, local) {
  const lines = [`  The site       http://localhost:${port}`];
  if (local) lines.push(`  Local sign-in  ${local}`, `  Local mailbox  ${local}/mail`);
  console.log(`\nDroitfil is ready.\n${lines.join('\n')}\n`);
}
