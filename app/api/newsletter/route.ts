import { done } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { openRoute } from '@/lib/http/server/route';
import { subscribe } from '@/lib/newsletter/subscribe';

export const POST = openRoute(async ({ request, services, locale, address }) => {
  await services.limits.count('letter', address);
  await subscribe(services, await readJson(request), locale);
  return done();
});
