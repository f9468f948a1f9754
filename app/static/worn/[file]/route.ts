import { wornFile, wornFiles } from '@/lib/content/stills/suggestion-worn';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return wornFiles().map((file) => ({ file }));
}

/** A suggestion on a woman, front and back. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = await wornFile((await params).file);
  if (!found) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' };
  return new Response(new Uint8Array(found), { headers });
}
