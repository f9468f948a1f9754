import { z } from 'zod';
import { checkPromo } from '@/lib/billing/promo';
import { parseInput } from '@/lib/errors/parse-input';
import { answer } from '@/lib/http/server/answer';
import { guessedPromo } from '@/lib/http/server/guessed-promo';
import { readJson } from '@/lib/http/server/read-json';
import { personalRoute } from '@/lib/http/server/route';

const asked = z.strictObject({ promo: z.string().trim().min(1).max(40) });

/** What a promo code would take off, in percent. */
export const POST = personalRoute(async (call) => {
  const { request, services, user } = call;
  const input = parseInput(asked, await readJson(request));
  const percent = await guessedPromo(call, input, () => checkPromo(services.db, user, input.promo));
  return answer({ percent });
}, 'code');
