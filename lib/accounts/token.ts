import 'server-only';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { IdentityProvider } from '@/lib/env/identity';
import { AppError } from '@/lib/errors/app-error';

/** What we keep of a verified access token. */
export interface Identity {
  readonly tenant: string;
  readonly objectId: string;
  /** When the provider issued it, in seconds. */
  readonly issuedAt: number;
  readonly email?: string;
  readonly firstName?: string;
}

export type TokenVerifier = (token: string) => Promise<Identity>;
type KeyFinder = (provider: IdentityProvider) => JWTVerifyGetKey;

const remoteKeys: KeyFinder = (provider) =>
  createRemoteJWKSet(new URL(provider.jwksUri), { timeoutDuration: 5_000, cooldownDuration: 10_000 });

/**
 * Verifies access tokens of the given providers: signature (RS256 only), issuer, audience, tenant, client, scope and
 * time. Refuses anything else with the AppError `unauthorized`, and with `identity-unavailable` when the provider's
 * keys cannot be fetched.
 */
export function createTokenVerifier(
  providers: readonly IdentityProvider[],
  findKeys: KeyFinder = remoteKeys,
): TokenVerifier {
  const known = [...new Set(providers)].map((provider) => ({ provider, keys: findKeys(provider) }));
  return async (token) => {
    const entry = known.find(({ provider }) => provider.issuer === issuerOf(token));
    if (!entry) throw new AppError('unauthorized');
    return identityOf(await verify(token, entry.provider, entry.keys), entry.provider);
  };
}

/** The issuer a token claims, only to choose the keys it is then verified with. */
function issuerOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).iss;
  } catch {
    return undefined;
  }
}

async function verify(token: string, provider: IdentityProvider, keys: JWTVerifyGetKey): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: provider.issuer,
      audience: provider.audience,
      requiredClaims: ['exp', 'iat', 'oid', 'tid', 'scp'],
      clockTolerance: 5,
      // A lifetime beyond a day is not what any provider of ours issues.
      maxTokenAge: '24h',
    });
    return payload;
  } catch (error) {
    throw new AppError(isOutage(error) ? 'identity-unavailable' : 'unauthorized', { cause: error });
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  // Fetching the keys fails with a plain error of the network; every fault of the token is a JOSEError with a code of its own.
  return !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC';
}

function identityOf(payload: JWTPayload, provider: IdentityProvider): Identity {
  const { tid, oid, scp, iat, azp, appid } = payload;
  const scope = provider.scope.slice(provider.scope.lastIndexOf('/') + 1);
  const granted = typeof scp === 'string' && scp.split(' ').includes(scope);
  const client = azp ?? appid;
  if (tid !== provider.tenant || client !== provider.clientId || !granted) throw new AppError('unauthorized');
  if (typeof oid !== 'string' || oid === '' || oid.length > 200) throw new AppError('unauthorized');
  return {
    tenant: provider.tenant,
    objectId: oid,
    issuedAt: iat as number,
    email: text(payload.email),
    firstName: text(payload.given_name),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
