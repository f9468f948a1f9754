import 'server-only';
import type { User } from '@/lib/accounts/users';
import { AppError } from '@/lib/errors/app-error';
import type { Limits } from './limits';

interface Guesser {
  readonly services: { readonly limits: Limits };
  readonly user: User;
  readonly address: string;
}

const REFUSED: readonly string[] = ['promo-wrong', 'promo-expired', 'promo-used'];

/**
 * Runs `act`, to which `input` may carry a promo code. Codes that are refused are counted by person and by address, and
 * whoever has tried too many is refused before any code is looked at, right ones too. Counted first and given back when
 * the code was none of those, so that many at once learn no more than one after the other.
 */
export async function guessedPromo<T>(
  { services: { limits }, user, address }: Guesser,
  input: unknown,
  act: () => Promise<T>,
): Promise<T> {
  if (!(input as { promo?: unknown } | null)?.promo) return act();
  await limits.count('promoAddress', address);
  await limits.count('promo', user.id);
  const giveBack = () =>
    Promise.all([limits.giveBack('promo', user.id), limits.giveBack('promoAddress', address)]);
  try {
    const done = await act();
    await giveBack();
    return done;
  } catch (error) {
    if (!(error instanceof AppError && REFUSED.includes(error.code))) await giveBack();
    throw error;
  }
}
