import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hostNamed, readAddress } from '@/lib/i18n/address';
import { parseOrigins } from '@/lib/i18n/origins';
import { isKnownPath } from '@/lib/i18n/routes';
import { PAGE_CACHE } from './page-cache';
import { pageManifest } from './page-manifest';
import { pagePolicy } from './page-policy';
import security from './security-headers.json';

/** Requests that want something else of an address than its page. */
const NOT_THE_PAGE = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-action', 'range'];
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

interface Made {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests for pages that the build has made and compressed (`scripts/compress-static.mjs`), with the headers
 * the middleware gives them, to whoever takes brotli. Everything else (other hosts, payloads, unknown addresses) is
 * left to the framework. The returned function says whether it answered.
 */
export function madePages(dist: string): Answers {
  const origins = parseOrigins(process.env.SITE_ORIGINS);
  const kept = new Map<string, Made | undefined>();
  const made = (page: string) => {
    if (!kept.has(page)) kept.set(page, readMade(dist, page));
    return kept.get(page);
  };

  return (request, response) => {
    if (!asksForPage(request)) return false;
    const host = hostNamed(request.headers['x-forwarded-host'], request.headers.host);
    const { locale, path, elsewhere } = readAddress({ host, pathname: pathnameOf(request) }, origins);
    if (elsewhere || !isKnownPath(path)) return false;
    const page = made(path === '/' ? `/${locale}` : `/${locale}${path}`);
    if (!page) return false;
    send(request, response, page);
    return true;
  };
}

function asksForPage({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (NOT_THE_PAGE.some((name) => name in headers)) return false;
  return /\bbr\b(?!;q=0(?![.\d]))/.test(String(headers['accept-encoding'] ?? ''));
}

/** As asked, save the query, which no made page depends on; a payload's is told by its own. */
function pathnameOf({ url = '' }: IncomingMessage): string {
  const [pathname = '', query = ''] = url.split('?');
  return query.includes('_rsc=') ? '' : pathname;
}

function readMade(dist: string, page: string): Made | undefined {
  const file = join(dist, 'server', 'app', `${page}.html.br`);
  if (!pageManifest()?.prerendered[page] || !existsSync(file)) return undefined;
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...security,
    'Content-Security-Policy': pagePolicy(page),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Cache-Control': PAGE_CACHE,
    ETag: etag,
    Vary: VARY,
  };
  return { body, headers };
}

function send(request: IncomingMessage, response: ServerResponse, { body, headers }: Made): void {
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
