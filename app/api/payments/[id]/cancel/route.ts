import { findPayment } from '@/lib/billing/account';
import { cancelPayment } from '@/lib/billing/cancel-payment';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const POST = personalRoute(async ({ services, user, params }) => {
  await cancelPayment(services.billing, user, params.id ?? '');
  return answer(await findPayment(services.billing, user, params.id ?? ''));
}, 'order');
