import { retryExport } from '@/lib/exports/retry-export';
import { findExport } from '@/lib/exports/views';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const POST = personalRoute(async ({ services, user, params }) => {
  await retryExport(services, user, params.id ?? '');
  return answer(await findExport(services, user, params.id ?? ''), 202);
}, 'order');
