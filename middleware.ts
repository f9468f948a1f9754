import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { routeWords } from '@/components/site/route-words';
import { pageManifest } from '@/lib/headers/page-manifest';
import { pagePolicy } from '@/lib/headers/page-policy';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { parseOrigins } from '@/lib/i18n/origins';
import { type LocalPath, localPath, readPath } from '@/lib/i18n/paths';
import { isKnownPath, toPattern, UNKNOWN_PAGE } from '@/lib/i18n/routes';
import { routing } from '@/lib/i18n/routing';

/** Said by our server of a request for a page's payload: what Next itself says does not reach the middleware. */
const PAYLOAD_ONLY = 'x-payload-only';

const localise = createMiddleware(routing);
const origins = parseOrigins(process.env.SITE_ORIGINS);

/** Sends each request to the one address of its page, then gives it its language and its security policy. */
export default function middleware(request: NextRequest): NextResponse {
  const asked = readPath(request.nextUrl.pathname);
  try {
    const elsewhere = canonicalAddress(request, asked);
    if (elsewhere) return NextResponse.redirect(elsewhere, 308);
    return isServed(asked) ? serve(request, asked) : serveUnknown(request, asked);
  } catch (error) {
    console.error(error);
    return plainAnswer(500, routeWords(asked.locale).unknownMiddleware);
  }
}

/** The right address when the request came to another host, or named the default locale; else undefined. */
function canonicalAddress(request: NextRequest, { locale, path, prefixed }: LocalPath): string | undefined {
  const origin = origins[locale];
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  const rightHost = !origin || new URL(origin).host === host;
  const rightPath = !(prefixed && locale === DEFAULT_LOCALE);
  if (rightHost && rightPath) return undefined;
  return `${origin ?? request.nextUrl.origin}${localPath(locale, path)}${request.nextUrl.search}`;
}

/** In a build, a page exists when the build made it; the route table alone would accept any slug. */
function isServed({ locale, path }: LocalPath): boolean {
  if (!isKnownPath(path)) return false;
  const manifest = pageManifest();
  const page = internalPath(locale, path);
  if (!manifest || page in manifest.prerendered) return true;
  return manifest.rendered.some((pattern) => toPattern(pattern).test(page));
}

function serve(request: NextRequest, { locale, path }: LocalPath): NextResponse {
  const policy = pagePolicy(internalPath(locale, path));
  return withPolicy(localise(withPolicyRequest(request, policy)), policy);
}

function serveUnknown(request: NextRequest, { locale, path }: LocalPath): NextResponse {
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

// Files are let through by name, not by their dot: `/page.rsc` and its like must meet the rules above.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/static/|_next/image|static/|icons/|livez$|readyz$|favicon\\.ico$|icon\\.svg$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$).*)',
  ],
};
