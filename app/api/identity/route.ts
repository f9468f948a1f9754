import { signInSettings } from '@/lib/accounts/sign-in-settings';
import { answer } from '@/lib/http/server/answer';
import { openRoute } from '@/lib/http/server/route';

/** What the browser needs to sign somebody in, in the language asked for. */
export const GET = openRoute(async ({ services, locale }) =>
  answer(signInSettings(services.config.identity[locale])),
);
