import { firstChoices, firstGarments } from '@/lib/content/showcase/first-garment';
import { suggestion, suggestions } from '@/lib/content/suggestions';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...suggestions(), ...firstGarments()].map(({ slug }) => ({ file: `${slug}.json` }));
}

/** The choices of a suggestion, or of the garment of the first screen, for the creator that opens with them. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const slug = file.replace(/\.json$/, '');
  const choices = firstChoices(slug) ?? suggestion(slug)?.choices;
  if (!choices) return new Response(null, { status: 404 });
  return Response.json(choices, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
