import { randomUUID } from 'node:crypto';
import { sendMessage } from '@/lib/contact/send-message';
import { answer, done } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { requestKey } from '@/lib/http/server/request-key';
import { openRoute } from '@/lib/http/server/route';

/** Whether letters are taken, and by which captcha; where they are not, who reads them otherwise. */
export const GET = openRoute(async ({ services }) => {
  const { captcha, publicContact } = services.config;
  const { kind } = captcha;
  return answer({
    captcha: kind,
    ...(kind === 'missing' && publicContact ? { address: publicContact } : {}),
  });
});

/** Takes a letter from anybody. Its key makes one sent again after a lost answer arrive once. */
export const POST = openRoute(async ({ request, services, locale, address }) => {
  await services.limits.count('letter', address);
  const key = requestKey(request) ?? randomUUID();
  await sendMessage(services, { input: await readJson(request), locale, key });
  return done();
});
