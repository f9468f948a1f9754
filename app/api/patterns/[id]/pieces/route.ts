import { pieceFiles } from '@/lib/exports/extras/piece-files';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(
  async ({ services, user, params, locale }) =>
    answer(await pieceFiles(services, user, params.id ?? '', locale)),
  'extras',
);
