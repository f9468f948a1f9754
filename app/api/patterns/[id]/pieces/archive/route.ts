import { pieceArchive } from '@/lib/exports/extras/piece-files';
import { download } from '@/lib/http/server/download';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(
  async ({ services, user, params, locale }) =>
    download(await pieceArchive(services, user, params.id ?? '', locale)),
  'extras',
);
