import { changeProfile, deleteUser, profileOf } from '@/lib/accounts/users';
import { answer, done } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(async ({ services, user }) => answer(await profileOf(services.db, user)));

export const PUT = personalRoute(async ({ request, services, user }) => {
  // Another address gets a letter, so it is counted as one.
  const countLetter = () => services.limits.count('resend', user.id);
  return answer(await changeProfile(services, user, await readJson(request), countLetter));
});

export const DELETE = personalRoute(async ({ services, user }) => {
  await deleteUser(services.db, user);
  return done();
});
