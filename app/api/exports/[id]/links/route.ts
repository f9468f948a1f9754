import { withdrawLinks } from '@/lib/exports/file-links';
import { done } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

/** Makes the links in mails and on screens useless; the files stay. */
export const DELETE = personalRoute(async ({ services, user, params }) => {
  await withdrawLinks(services, user, params.id ?? '');
  return done();
}, 'resend');
