import { sewingOf } from '@/lib/exports/extras/sewing';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(
  async ({ services, user, params }) => answer(await sewingOf(services, user, params.id ?? '')),
  'extras',
);
