import { startCheckout } from '@/lib/billing/checkout';
import { answer } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { neededRequestKey } from '@/lib/http/server/request-key';
import { personalRoute } from '@/lib/http/server/route';

/** Opens a checkout for `{ kind: 'subscription', plan, promo?, locale }` or `{ kind: 'pack', promo?, locale }`. */
export const POST = personalRoute(async ({ request, services, user }) => {
  const input = await readJson(request);
  return answer(await startCheckout(services.billing, user, input, neededRequestKey(request)), 201);
}, 'order');
