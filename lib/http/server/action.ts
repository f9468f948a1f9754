import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import type { User } from '@/lib/accounts/users';
import { AppError } from '@/lib/errors/app-error';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { type Services, services } from '@/lib/runtime/services';
import { type ErrorBody, errorBody, knownError } from './answer';
import { clientAddress } from './client-address';
import type { LimitName } from './limits';
import { personOf } from './route';

/** What a server action answers: an action that throws would tell the screen nothing. */
export type ActionAnswer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: ErrorBody };

interface ActionCall {
  readonly services: Services;
  readonly user: User;
  readonly locale: Locale;
  readonly address: string;
  /** What was sent besides the token. */
  readonly input: unknown;
}

const envelope = z.looseObject({ token: z.string().max(8_192) });

/** Runs `act` for the person whose access token the input carries, and turns every refusal into an answer. */
export async function personalAction<T>(
  given: unknown,
  limit: LimitName,
  act: (call: ActionCall) => Promise<T>,
): Promise<ActionAnswer<T>> {
  const provided = await services();
  const locale = localeIn(given);
  try {
    const address = clientAddress(await headers(), provided.config.trustedProxies);
    await provided.limits.count('address', address);
    const { token, ...input } = readEnvelope(given);
    const user = await personOf(provided, token, locale, address);
    await provided.limits.count(limit, user.id);
    return { ok: true, ...(await act({ services: provided, user, locale, address, input })) };
  } catch (error) {
    return { ok: false, error: await errorBody(knownError(error, provided.log), locale) };
  }
}

function readEnvelope(given: unknown) {
  const parsed = envelope.safeParse(given);
  if (!parsed.success) throw new AppError('unauthorized');
  return parsed.data;
}

function localeIn(given: unknown): Locale {
  const named = (given as { locale?: unknown } | null | undefined)?.locale;
  return isLocale(named) ? named : 'fr';
}
