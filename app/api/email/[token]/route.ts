import { confirmEmail } from '@/lib/accounts/email-change';
import { done } from '@/lib/http/server/answer';
import { openRoute } from '@/lib/http/server/route';

/** Proves an address: whoever follows the link has its mailbox, on whatever device she reads it. */
export const POST = openRoute(async ({ services, params, address }) => {
  await services.limits.count('letter', address);
  await confirmEmail(services, params.token ?? '');
  return done();
});
