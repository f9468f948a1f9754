import { cancelEmailChange, resendEmailChange } from '@/lib/accounts/email-change';
import { profileOf } from '@/lib/accounts/users';
import { answer, done } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

/** Sends the link to the address that waits for its proof once more. */
export const POST = personalRoute(async ({ services, user }) => {
  await resendEmailChange(services, user);
  return done();
}, 'resend');

/** Takes back the wish for another address. */
export const DELETE = personalRoute(async ({ services, user }) => {
  await cancelEmailChange(services, user);
  return answer(await profileOf(services.db, user));
});
