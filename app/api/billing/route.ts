import { billingView } from '@/lib/billing/account';
import { answer } from '@/lib/http/server/answer';
import { personalRoute } from '@/lib/http/server/route';

export const GET = personalRoute(async ({ services, user }) => answer(await billingView(services.db, user)));
