import { openPortal } from '@/lib/billing/plan';
import { answer } from '@/lib/http/server/answer';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

export const POST = personalRoute(
  async ({ request, services, user }) =>
    answer(await openPortal(services.billing, user, await readJson(request))),
  'order',
);
