import { changeWearer, deleteWearer, findWearer } from '@/lib/accounts/wearers';
import { answer, done } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(async ({ services, user, params }) =>
  answer(await findWearer(services.db, user, params.id ?? '')),
);

export const PUT = personalRoute(async ({ request, services, user, params }) =>
  answer(await changeWearer(services.db, user, params.id ?? '', await readJson(request))),
);

export const DELETE = personalRoute(async ({ services, user, params }) => {
  await deleteWearer(services.db, user, params.id ?? '');
  return done();
});
