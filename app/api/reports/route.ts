import { noteReports } from '@/lib/headers/reports';
import { done } from '@/lib/http/server/answer';
import { readText } from '@/lib/http/server/read-json';
import { openRoute } from '@/lib/http/server/route';

/** Where browsers tell what the content security policy of a page refused. */
export const POST = openRoute(async ({ request, services, address }) => {
  await services.limits.count('report', address);
  noteReports(services.log, await readText(request));
  return done();
});
