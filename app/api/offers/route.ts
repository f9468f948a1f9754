import { offersView } from '@/lib/billing/offers-view';
import { answer } from '@/lib/http/server/answer';
import { openRoute } from '@/lib/http/server/route';

/** What is sold, in cents of the currency of the language. */
export const GET = openRoute(async ({ services, locale }) =>
  answer(offersView(locale, services.config.billing)),
);
