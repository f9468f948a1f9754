import { readPath } from '@/lib/i18n/paths';
import { routeWords } from './route-words';

const ADDRESS = '/static/pages/manifest.json';

let fetched: Promise<ReadonlySet<string> | undefined> | undefined;

/** The pages the build has made; nothing where the list cannot be had, and then no page is missed. */
function madePages(): Promise<ReadonlySet<string> | undefined> {
  fetched ??= fetch(ADDRESS)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
    .then(({ routes }: { routes: readonly string[] }) => new Set(routes))
    .catch(() => {
      fetched = undefined;
      return undefined;
    });
  return fetched;
}

/** Why a page change cannot succeed: the address has no payload. Nothing where it can. */
export async function missingPayload(pathname: string): Promise<string | undefined> {
  const pages = await madePages();
  if (!pages || pages.has(pathname)) return undefined;
  const { locale, path } = readPath(pathname);
  return routeWords(locale).notPrerendered(path);
}
