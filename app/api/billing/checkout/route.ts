import { startCheckout } from '@/lib/billing/checkout';
import { answer } from '@/lib/http/server/answer';
import { guessedPromo } from '@/lib/http/server/guessed-promo';
import { readJson } from '@/lib/http/server/read-json';
import { neededRequestKey } from '@/lib/http/server/request-key';
import { personalRoute } from '@/lib/http/server/route';

/** Opens a checkout for `{ kind: 'subscription', plan, promo?, locale }` or `{ kind: 'pack', promo?, locale }`. */
export const POST = personalRoute(async (call) => {
  const { request, services, user } = call;
  const input = await readJson(request);
  const key = neededRequestKey(request);
  const start = () => startCheckout(services.billing, user, input, key);
  return answer(await guessedPromo(call, input, start), 201);
}, 'order');
