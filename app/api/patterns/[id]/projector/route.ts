import { projectionOf } from '@/lib/exports/extras/projector';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(
  async ({ services, user, params }) => answer(await projectionOf(services, user, params.id ?? '')),
  'extras',
);
