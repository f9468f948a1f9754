import { databaseFile, databaseNamed } from '@/lib/content/database';
import { PICTURES_FILE } from '@/lib/content/search';
import { searchPictures } from '@/lib/content/search-pictures';
import { LOCALES } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...LOCALES.map((locale) => databaseFile(locale).name), PICTURES_FILE].map((file) => ({ file }));
}

/** The content of a language; another content has another name. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === PICTURES_FILE) return pictures();
  const found = databaseNamed(file);
  if (!found) return new Response(null, { status: 404 });
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return new Response(found.body, { headers });
}

/** Under one name whatever is drawn: only whoever searches asks for it, and pages need not name it. */
async function pictures(): Promise<Response> {
  return Response.json(await searchPictures(), { headers: { 'Cache-Control': 'public, max-age=600' } });
}
