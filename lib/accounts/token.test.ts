import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { readIdentity } from '@/lib/env/identity';
import { createTestIssuer, type TestIssuer, validClaims } from '@/lib/testing/accounts/issuer';
import { createTokenVerifier } from './token';

describe('an access token', () => {
  let issuer: TestIssuer;

  beforeAll(async () => {
    issuer = await createTestIssuer();
  });

  const now = () => Math.floor(Date.now() / 1000);

  it('opens the account of its tenant and object id', async () => {
    const identity = await issuer.verify(await issuer.token('jeanne'));
    expect(identity).toMatchObject({ tenant: 'local', objectId: 'jeanne', email: 'jeanne@exemple.fr' });
  });

  it.each([
    ['another issuer', { iss: 'https://evil.test' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'other-api' }],
    ['no audience', { aud: undefined }],
    ['another tenant', { tid: 'other' }],
    ['no tenant', { tid: undefined }],
    ['another client', { azp: 'other-app' }],
    ['no client', { azp: undefined }],
    ['another scope', { scp: 'mail.read' }],
    ['a scope that only begins like ours', { scp: 'patterns-admin' }],
    ['no scope', { scp: undefined }],
    ['no object id', { oid: undefined }],
    ['an empty object id', { oid: '' }],
    ['an object id that is no text', { oid: { $ne: null } }],
    ['an end in the past', { exp: now() - 60 }],
    ['no end', { exp: undefined }],
    ['a start in the future', { nbf: now() + 600 }],
    ['an issue date in the future', { iat: now() + 600 }],
    ['an issue date long ago', { iat: now() - 200_000, exp: now() + 60 }],
  ])('with %s is refused', async (_, claims) => {
    const token = await issuer.token('jeanne', claims);
    await expect(issuer.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('signed with another key is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = new SignJWT(validClaims(issuer.provider, 'jeanne')).setProtectedHeader({
      alg: 'RS256',
      kid: 'test',
    });
    await expect(issuer.verify(await forged.sign(privateKey))).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  it('without signature, or signed with a shared secret, is refused', async () => {
    const claims = validClaims(issuer.provider, 'jeanne');
    const secret = new TextEncoder().encode('a secret that is long enough for HS256');
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(secret);
    await expect(issuer.verify(new UnsecuredJWT(claims).encode())).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await expect(issuer.verify(shared)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it.each(['', 'a', 'a.b.c', '..', 'eyJhbGciOiJSUzI1NiJ9.bm90IGpzb24.x', '\u0000.\u0000.\u0000'])(
    '%j is refused',
    async (token) => {
      await expect(issuer.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
    },
  );

  it('with one letter of its payload changed is refused', async () => {
    const [head = '', , signature = ''] = (await issuer.token('jeanne')).split('.');
    const claims = Buffer.from(JSON.stringify(validClaims(issuer.provider, 'marie'))).toString('base64url');
    await expect(issuer.verify(`${head}.${claims}.${signature}`)).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});

describe('keys that cannot be fetched', () => {
  it.each(['refused', 'broken'])('are an outage, not a wrong token: %s', async (kind) => {
    const server = createServer((_, response) => response.writeHead(500).end());
    await new Promise<void>((done) => server.listen(0, done));
    const { port } = server.address() as AddressInfo;
    if (kind === 'refused') await new Promise((done) => server.close(done));
    const { fr: provider } = readIdentity({}, `http://localhost:${port}`);
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT(validClaims(provider, 'jeanne'))
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey);
    await expect(createTokenVerifier([provider])(token)).rejects.toMatchObject({
      code: 'identity-unavailable',
    });
    server.close();
  });
});
