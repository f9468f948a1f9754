import { removeCorrection } from '@/lib/accounts/fit';
import { done } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const DELETE = personalRoute(async ({ services, user, params }) => {
  await removeCorrection(services.db, user, params.id ?? '');
  return done();
});
