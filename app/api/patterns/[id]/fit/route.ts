import { answerFit } from '@/lib/accounts/fit';
import { answer } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

/** What the garment showed once sewn: `{ answers: [{ finding, direction, cm }] }`, in place of earlier answers. */
export const PUT = personalRoute(async ({ request, services, user, params }) =>
  answer(await answerFit(services.db, user, params.id ?? '', await readJson(request))),
);
