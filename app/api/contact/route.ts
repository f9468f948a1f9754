import { randomUUID } from 'node:crypto';
import { sendMessage } from '@/lib/contact/send-message';
import { done } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { requestKey } from '@/lib/http/server/request-key';
import { openRoute } from '@/lib/http/server/route';

/** Takes a letter from anybody. Its key makes one sent again after a lost answer arrive once. */
export const POST = openRoute(async ({ request, services, locale, address }) => {
  await services.limits.count('letter', address);
  const key = requestKey(request) ?? randomUUID();
  await sendMessage(services, { input: await readJson(request), locale, key });
  return done();
});
