import { changeProfile, deleteUser, profileOf } from '@/lib/accounts/users';
import { answer, done } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(async ({ user }) => answer(profileOf(user)));

export const PUT = personalRoute(async ({ request, services, user }) =>
  answer(await changeProfile(services.db, user, await readJson(request))),
);

export const DELETE = personalRoute(async ({ services, user }) => {
  await deleteUser(services.db, user);
  return done();
});
