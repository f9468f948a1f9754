import { everythingOf } from '@/lib/accounts/everything';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

/** All that is kept about the person, as one file for herself. */
export const GET = personalRoute(async ({ services, user }) => {
  const file = answer(await everythingOf(services, user));
  file.headers.set('Content-Disposition', 'attachment; filename="droitfil.json"');
  return file;
}, 'order');
