import { resendExport } from '@/lib/exports/retry-export';
import { done } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const POST = personalRoute(async ({ services, user, params }) => {
  await resendExport(services, user, params.id ?? '');
  return done();
}, 'resend');
