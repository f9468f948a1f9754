import { suggestion, suggestions } from '@/lib/content/suggestions';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return suggestions().map(({ slug }) => ({ file: `${slug}.json` }));
}

/** The choices of a suggestion, for the creator that opens with them. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const found = suggestion(file.replace(/\.json$/, ''));
  if (!found) return new Response(null, { status: 404 });
  return Response.json(found.choices, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
