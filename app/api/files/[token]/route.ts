import { openFile } from '@/lib/exports/file-links';
import { download } from '@/lib/http/server/download';
import { openRoute } from '@/lib/http/server/route';

/** The link itself is the permission: we signed it for its owner. */
export const GET = openRoute(async ({ services, params }) =>
  download(await openFile(services, params.token ?? '')),
);
