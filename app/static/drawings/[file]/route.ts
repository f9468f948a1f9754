import { everyDrawing } from '@/lib/content/drawings/every-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await everyDrawing()).keys()].map((file) => ({ file }));
}

/** A drawing that pages show in their own colours; another drawing has another name. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = (await everyDrawing()).get((await params).file);
  if (!found) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' };
  return new Response(found, { headers });
}
