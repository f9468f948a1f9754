import { searchPictures } from '@/lib/content/search-pictures';

export const dynamic = 'force-static';

/**
 * Pictures of what can be found. Under one name whatever is drawn, so not kept for long: only whoever searches asks for
 * it, and pages need not wait for it to be drawn to name it.
 */
export async function GET(): Promise<Response> {
  return Response.json(await searchPictures(), { headers: { 'Cache-Control': 'public, max-age=600' } });
}
