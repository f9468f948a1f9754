import { answer, done } from '@/lib/http/server/answer';
import { openRoute } from '@/lib/http/server/route';
import { confirmNewsletter, leaveNewsletter } from '@/lib/newsletter/subscribe';

/** The way in, for whoever has the letter that asks for it. */
export const POST = openRoute(async ({ services, params, address }) => {
  await services.limits.count('letter', address);
  return answer(await confirmNewsletter(services, params.token ?? ''));
});

/** The way out, for whoever holds a letter. */
export const DELETE = openRoute(async ({ services, params, address }) => {
  await services.limits.count('letter', address);
  await leaveNewsletter(services, params.token ?? '');
  return done();
});
