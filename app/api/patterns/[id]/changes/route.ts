import { reprintOf } from '@/lib/exports/extras/reprint';
import { answer } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

/** What changed since another version was printed: `{ printed: id }`. */
export const POST = personalRoute(
  async ({ request, services, user, params }) =>
    answer(await reprintOf(services, user, params.id ?? '', await readJson(request))),
  'extras',
);
