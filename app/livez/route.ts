export const dynamic = 'force-dynamic';

/** The process answers. */
export function GET(): Response {
  return new Response('ok', { headers: { 'Cache-Control': 'no-store' } });
}
