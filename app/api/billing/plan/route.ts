import { billingView } from '@/lib/billing/account';
import { changePlan } from '@/lib/billing/plan';
import { answer } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

/** Changes the running plan: `{ plan }` from the next month on, or `{ cancelled }`. */
export const PUT = personalRoute(async ({ request, services, user }) => {
  await changePlan(services.billing, user, await readJson(request));
  return answer(await billingView(services.db, user));
}, 'order');
