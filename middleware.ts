import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { routeWords } from '@/components/site/route-words';
import { PAGE_CACHE } from '@/lib/headers/page-cache';
import { pageManifest } from '@/lib/headers/page-manifest';
import { pagePolicy } from '@/lib/headers/page-policy';
import { type Address, hostNamed, readAddress } from '@/lib/i18n/address';
import { parseOrigins } from '@/lib/i18n/origins';
import { isKnownPath, toPattern, UNKNOWN_PAGE } from '@/lib/i18n/routes';
import { routing } from '@/lib/i18n/routing';

/** Said by our server of a request for a page's payload: what Next itself says does not reach the middleware. */
const PAYLOAD_ONLY = 'x-payload-only';

const localise = createMiddleware(routing);
const origins = parseOrigins(process.env.SITE_ORIGINS);

/** Sends each request to the one address of its page, then gives it its language and its security policy. */
export default function middleware(request: NextRequest): NextResponse {
  const { headers, nextUrl } = request;
  if (isFile(nextUrl.pathname)) return NextResponse.next();
  const host = hostNamed(headers.get('x-forwarded-host'), headers.get('host'));
  const asked = readAddress({ host, pathname: nextUrl.pathname }, origins);
  try {
    if (!isServed(asked)) return serveUnknown(request, asked);
    return asked.elsewhere ? sendTo(asked.elsewhere, request) : serve(request, asked);
  } catch (error) {
    console.error(error);
    return plainAnswer(500, routeWords(asked.locale).unknownMiddleware);
  }
}

/** For good, but told again within the hour: a browser would otherwise hold on to domains long changed. */
function sendTo(address: string, { nextUrl }: NextRequest): NextResponse {
  const to = new URL(address + nextUrl.search, nextUrl.origin);
  const headers = { 'Cache-Control': 'private, max-age=3600' };
  return NextResponse.redirect(to, { status: 308, headers });
}

/** Files have addresses of their own; in a build, those it lists. */
function isFile(pathname: string): boolean {
  if (!/^\/(?:static|icons)\//.test(pathname)) return false;
  return pageManifest()?.files.includes(pathname) ?? true;
}

/** In a build, a page exists when the build made it; the route table alone would accept any slug. */
function isServed({ locale, path }: Address): boolean {
  if (!isKnownPath(path)) return false;
  const manifest = pageManifest();
  const page = internalPath(locale, path);
  if (!manifest || page in manifest.prerendered) return true;
  return manifest.rendered.some((pattern) => toPattern(pattern).test(page));
}

function serve(request: NextRequest, { locale, path }: Address): NextResponse {
  const page = internalPath(locale, path);
  const policy = pagePolicy(page);
  const response = withPolicy(localise(withPolicyRequest(request, policy)), policy);
  // Made pages would else be kept for a year by whoever stands between us and their readers.
  if (pageManifest()?.prerendered[page]) response.headers.set('Cache-Control', PAGE_CACHE);
  return response;
}

function serveUnknown(request: NextRequest, { locale, path }: Address): NextResponse {
  if (request.headers.has(PAYLOAD_ONLY)) {
    return plainAnswer(404, routeWords(locale).notPrerendered(path));
  }
  const page = internalPath(locale, UNKNOWN_PAGE);
  const url = new URL(page, request.url);
  return withPolicy(NextResponse.rewrite(url, { status: 404 }), pagePolicy(page));
}

/** Where there is no page to say it: a browser that wanted only a page's payload asks for the page itself then. */
function plainAnswer(status: number, words: string): NextResponse {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new NextResponse(words, { status, headers });
}

/** Pages rendered for a request read their nonce from the policy of the request. */
function withPolicyRequest(request: NextRequest, policy: string): NextRequest {
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  return new NextRequest(request, { headers });
}

function withPolicy(response: NextResponse, policy: string): NextResponse {
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

function internalPath(locale: string, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

// What is no page is let through by name, not by its dot: `/page.rsc` and its like must meet the rules above.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api$|api/|_next/static/|_next/image|livez$|readyz$|favicon\\.ico$|icon\\.svg$|manifest\\.webmanifest$|offline-worker\\.js$|robots\\.txt$|sitemap\\.xml$).*)',
  ],
};
