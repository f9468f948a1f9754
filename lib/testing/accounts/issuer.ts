import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { createTokenVerifier, type TokenVerifier } from '@/lib/accounts/token';
import { type IdentityProvider, readIdentity } from '@/lib/env/identity';

export interface TestIssuer {
  readonly provider: IdentityProvider;
  readonly verify: TokenVerifier;
  /** A valid token of `subject`, changed by `claims`; `undefined` takes a claim away. */
  token(subject: string, claims?: JWTPayload, alg?: string): Promise<string>;
}

/** An identity provider in memory, with the claims of the real one. */
export async function createTestIssuer(): Promise<TestIssuer> {
  const { fr: provider } = readIdentity({}, 'http://localhost:4000');
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }] };
  const verify = createTokenVerifier([provider], () => createLocalJWKSet(jwks));
  const token = (subject: string, claims: JWTPayload = {}) => {
    const payload = { ...validClaims(provider, subject), ...claims };
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey);
  };
  return { provider, verify, token };
}

/** What a valid access token says. */
export function validClaims(provider: IdentityProvider, subject: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: provider.issuer,
    aud: provider.audience,
    tid: provider.tenant,
    oid: subject,
    sub: subject,
    azp: provider.clientId,
    scp: provider.scope,
    iat: now,
    exp: now + 3_600,
    email: `${subject}@exemple.fr`,
    given_name: 'Jeanne',
  };
}
