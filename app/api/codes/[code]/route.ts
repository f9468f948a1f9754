import { importPattern } from '@/lib/exports/import-pattern';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

/** The choices of the pattern with that code. Attempts are counted by address, so that codes cannot be guessed. */
export const GET = personalRoute(async ({ services, user, params, address }) => {
  await services.limits.count('code', address);
  return answer(await importPattern(services, user, params.code ?? ''));
});
