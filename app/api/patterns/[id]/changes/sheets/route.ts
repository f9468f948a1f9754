import { reprintSheets } from '@/lib/exports/extras/reprint';
import { download } from '@/lib/http/server/download';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

/** The pages to print again since another version was printed: `{ printed: id, format }`. */
export const POST = personalRoute(
  async ({ request, services, user, params }) =>
    download(await reprintSheets(services, user, params.id ?? '', await readJson(request))),
  'extras',
);
