import 'server-only';
import { greet } from '@/lib/accounts/greet';
import { type User, userOf } from '@/lib/accounts/users';
import { AppError } from '@/lib/errors/app-error';
import type { Locale } from '@/lib/i18n/locales';
import { type Services, services } from '@/lib/runtime/services';
import { errorAnswer } from './answer';
import { clientAddress } from './client-address';
import type { LimitName } from './limits';
import { localeOf } from './sentence';

interface Call {
  readonly request: Request;
  readonly services: Services;
  readonly locale: Locale;
  readonly address: string;
  /** The variable parts of the path. */
  readonly params: Readonly<Record<string, string>>;
}

interface PersonalCall extends Call {
  readonly user: User;
}

interface NextContext {
  readonly params: Promise<Record<string, string | string[] | undefined> | undefined>;
}

type Handler = (request: Request, context: NextContext) => Promise<Response>;

/** A route anybody may call, within limits. */
export function openRoute(handle: (call: Call) => Promise<Response>): Handler {
  return async (request, context) => {
    const locale = localeOf(request);
    const provided = await services();
    try {
      const address = clientAddress(request.headers, provided.config.trustedProxies);
      await provided.limits.count('address', address);
      const params = await plainParams(context);
      return await handle({ request, services: provided, locale, address, params });
    } catch (error) {
      return errorAnswer(error, locale, provided.log);
    }
  };
}

/** A route for a vendor that signs what it sends: it is never told to wait, or its news would be lost. */
export function signedRoute(handle: (call: Omit<Call, 'address' | 'params'>) => Promise<Response>): Handler {
  return async (request) => {
    const provided = await services();
    try {
      return await handle({ request, services: provided, locale: 'fr' });
    } catch (error) {
      return errorAnswer(error, 'fr', provided.log);
    }
  };
}

/** A route for the person whose token the request carries; `limit` adds a narrower limit to the usual one. */
export function personalRoute(handle: (call: PersonalCall) => Promise<Response>, limit?: LimitName): Handler {
  return openRoute(async (call) => {
    const user = await personOf(call.services, bearer(call.request), call.locale, call.address);
    if (limit) await call.services.limits.count(limit, user.id);
    return handle({ ...call, user });
  });
}

/** The person a token names; counts false tokens against the address they come from. */
export async function personOf(
  { db, verify, limits, origins }: Services,
  token: string,
  locale: Locale,
  address: string,
): Promise<User> {
  try {
    const user = await userOf(db, await verify(token), locale, (tx, made) => greet(tx, made, origins));
    await limits.count('person', user.id);
    return user;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthorized') await limits.count('refusal', address);
    throw error;
  }
}

function bearer(request: Request): string {
  const [, token] =
    /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) throw new AppError('unauthorized');
  return token;
}

async function plainParams({ params }: NextContext): Promise<Record<string, string>> {
  // Next gives none at all where a path has no variable part.
  const entries = Object.entries((await params) ?? {}).map(([name, value]) => [name, String(value ?? '')]);
  return Object.fromEntries(entries);
}
