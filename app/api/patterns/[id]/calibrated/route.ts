import { calibratedSheet } from '@/lib/exports/extras/calibrated';
import { download } from '@/lib/http/server/download';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

/** A sheet for the printer that made of a test square what is sent: `{ format, square, across, up }`, in cm. */
export const POST = personalRoute(
  async ({ request, services, user, params }) =>
    download(await calibratedSheet(services, user, params.id ?? '', await readJson(request))),
  'extras',
);
