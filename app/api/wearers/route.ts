import { addWearer, listWearers } from '@/lib/accounts/wearers';
import { answer } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { requestKey } from '@/lib/http/server/request-key';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(async ({ services, user }) => answer(await listWearers(services.db, user)));

export const POST = personalRoute(async ({ request, services, user }) => {
  const limit = await services.wearerLimit(user);
  const options = { limit, requestKey: requestKey(request) };
  return answer(await addWearer(services.db, user, await readJson(request), options), 201);
});
