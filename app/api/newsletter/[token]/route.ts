import { done } from '@/lib/http/server/answer';
import { openRoute } from '@/lib/http/server/route';
import { leaveNewsletter } from '@/lib/newsletter/subscribe';

/** The way out, for whoever holds a letter. */
export const DELETE = openRoute(async ({ services, params, address }) => {
  await services.limits.count('letter', address);
  await leaveNewsletter(services, params.token ?? '');
  return done();
});
