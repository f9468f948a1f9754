import { takeNews } from '@/lib/billing/news';
import { done } from '@/lib/http/server/answer';
import { readText } from '@/lib/http/server/read-json';
import { signedRoute } from '@/lib/http/server/route';

/** Events of the payment service; the signature over the raw body is the permission. */
export const POST = signedRoute(async ({ request, services }) => {
  const payload = await readText(request);
  await takeNews(services.billing, payload, request.headers.get('stripe-signature') ?? '');
  return done();
});
