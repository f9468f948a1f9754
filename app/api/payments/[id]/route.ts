import { findPayment } from '@/lib/billing/account';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(async ({ services, user, params }) =>
  answer(await findPayment(services.billing, user, params.id ?? '')),
);
