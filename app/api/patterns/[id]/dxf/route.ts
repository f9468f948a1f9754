import { patternDxf } from '@/lib/exports/extras/piece-files';
import { download } from '@/lib/http/server/download';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(
  async ({ services, user, params }) => download(await patternDxf(services, user, params.id ?? '')),
  'extras',
);
