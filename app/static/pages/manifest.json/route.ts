import { indexedPaths } from '@/lib/content/addresses';
import { LOCALES } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';
import { ROUTES, type Route } from '@/lib/i18n/routes';

export const dynamic = 'force-static';

/** Every page the build has made: each address answers its payload at a page change. */
export function GET() {
  const personal = Object.values<Route>(ROUTES)
    .filter(({ indexed }) => !indexed)
    .map(({ path }) => path);
  const routes = [...indexedPaths(), ...personal].flatMap((path) =>
    LOCALES.map((locale) => localPath(locale, path)),
  );
  return Response.json({ routes }, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
