import { databaseFile, databaseNamed } from '@/lib/content/database';
import { LOCALES } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ file: databaseFile(locale).name }));
}

/** The content of a language; another content has another name. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = databaseNamed((await params).file);
  if (!found) return new Response(null, { status: 404 });
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return new Response(found.body, { headers });
}
