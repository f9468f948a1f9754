import { findExport } from '@/lib/exports/views';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(async ({ services, user, params }) =>
  answer(await findExport(services, user, params.id ?? '')),
);
