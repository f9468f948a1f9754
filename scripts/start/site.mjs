import { createServer } from 'node:http';
import next from 'next';
import { fail } from './messages.mjs';
import { plainEscapes } from './plain-escapes.mjs';
import { precompressedFiles } from './precompressed.mjs';

/** No form or action of ours comes near; files are never sent to us. */
const LARGEST_BODY = 1_000_000;
const DRAIN_MS = 10_000;

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
  answer = (request, response) => {
    if (!dev && (sendsFile(request, response) || sendsPage(request, response))) return;
    request.url = plainEscapes(request.url);
    namePeer(request);
    markPayload(request);
    if (!isTooLarge(request)) return handle(request, response);
    return response.writeHead(413, { Connection: 'close' }).end();
  };
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  server.once('error', (error) => fail(`The site cannot listen on port ${port}: ${error.code}.`));
  server.listen(port, process.env.HOST || 'localhost', () => announce(port, local));
}

/** Only the connection itself says who is at its other end; the limits count by it. */
function namePeer(request) {
  const before = request.headers['x-forwarded-for'];
  const peer = request.socket.remoteAddress ?? 'unknown';
  request.headers['x-forwarded-for'] = before ? `${before}, ${peer}` : peer;
}

/** Next hides from the middleware that only a page's payload is wanted; our own word for it comes through. */
function markPayload(request) {
  delete request.headers['x-payload-only'];
  if (request.headers.rsc) request.headers['x-payload-only'] = '1';
}

function isTooLarge(request) {
  return Number(request.headers['content-length'] ?? 0) > LARGEST_BODY;
}

function identityOrigins(local) {
  const configured = ['FR', 'EN', 'DE'].map((locale) => process.env[`IDENTITY_${locale}_AUTHORITY`]);
  const origins = [local, ...configured].filter(Boolean).map((address) => new URL(address).origin);
  return [...new Set(origins)].join(' ');
}

/** What closes the house calls this first: no new connection, those under way may end. */
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
