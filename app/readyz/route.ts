import { readiness } from '@/lib/runtime/readiness';

export const dynamic = 'force-dynamic';

/** The process can do its work: database and storage are there and it is not closing. */
export async function GET(): Promise<Response> {
  const state = await readiness();
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
