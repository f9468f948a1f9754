import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteUser, userOf } from '@/lib/accounts/users';
import { fitCorrections, outbox, payments } from '@/lib/db/schema';
import { fulfil } from '@/lib/exports/fulfil';
import { claimJob } from '@/lib/exports/job';
import { placeExport } from '@/lib/exports/place';
import { validClaims } from '@/lib/testing/accounts/issuer';
import { AccessMatrix } from '@/lib/testing/api/access-matrix';
import { findHandlers, type Handler } from '@/lib/testing/api/handlers';
import { draws, scriptedRenderer, testOrder } from '@/lib/testing/exports/services';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import access from './access.json';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

type Owned = 'wearer' | 'pattern' | 'export' | 'file' | 'payment' | 'correction';

interface Access {
  readonly personal: boolean;
  readonly of?: Owned;
  readonly body?: object;
  /** The field of the body that names what is asked for, where the path does not. */
  readonly names?: string;
}

/** Who may do what: a handler of the API that is not listed fails this test, and the build. */
const LISTED = Object.entries(access as Readonly<Record<string, Access>>);

/** Pages’ files and the signs of life, outside the API, are public: they know nobody. */
const ROUTES = Object.fromEntries(LISTED.filter(([name]) => !name.includes(' /')));

const MISSING = '00000000-0000-4000-8000-000000000000';
describe('access to the API', () => {
  let server: TestServices;
  let all: Map<string, Handler>;
  let tokens: Record<'anna' | 'berta' | 'deleted', string>;
  let own: Record<Owned, string>;
  const matrix = new AccessMatrix();

  beforeAll(async () => {
    server = await provideTestServices();
    all = await findHandlers();
    const { issuer, services } = server;
    tokens = {
      anna: await issuer.token('anna'),
      berta: await issuer.token('berta'),
      deleted: await issuer.token('deleted', { iat: Math.floor(Date.now() / 1000) - 5 }),
    };
    await deleteUser(services.db, await userOf(services.db, await services.verify(tokens.deleted)));
    const anna = await userOf(services.db, await services.verify(tokens.anna));
    const wearer = (await (await call('POST wearers', { token: tokens.anna })).json()) as { id: string };
    const placed = await placeExport(services, anna, testOrder('access-01'));
    const job = await claimJob(services.db, 30);
    const closing = new AbortController().signal;
    if (job) await fulfil({ services, renderer: scriptedRenderer(draws), leaseSeconds: 30, closing }, job);
    const view = await (await call('GET exports/[id]', { token: tokens.anna, id: placed.exportId })).json();
    const file = (view as { files: { url: string }[] }).files[0]?.url.split('/').at(-1) ?? '';
    const bought = {
      kind: 'pack',
      currency: 'eur',
      amount: 1600,
      credits: 2,
      requestKey: 'k',
      status: 'paid',
    } as const;
    const [payment] = await services.db
      .insert(payments)
      .values({ ...bought, userId: anna.id })
      .returning();
    const taught = { finding: 'back-length', direction: 'less', cm: 1, patternName: 'W' } as const;
    const [correction] = await services.db
      .insert(fitCorrections)
      .values({ ...taught, userId: anna.id, wearerId: wearer.id })
      .returning();
    own = {
      correction: correction?.id ?? '',
      wearer: wearer.id,
      pattern: placed.patternId,
      export: placed.exportId,
      payment: payment?.id ?? '',
      file,
    };
  }, 180_000);
  afterAll(async () => {
    matrix.write();
    await server.close();
  });

  async function call(
    route: string,
    { token, id = '', scheme = 'Bearer' }: { token?: string; id?: string; scheme?: string },
  ) {
    const [method = '', path = ''] = route.split(' ');
    const { body, names } = ROUTES[route] ?? {};
    const headers = new Headers({ 'content-type': 'application/json' });
    if (token !== undefined) headers.set('authorization', `${scheme} ${token}`);
    const url = `http://localhost/api/${path.replace(/\[\w+\]/, encodeURIComponent(id))}`;
    const request = new Request(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify({ ...body, ...(names ? { [names]: id } : {}) }),
    });
    const handler = all.get(route);
    if (!handler) throw new Error(`no handler for ${route}`);
    const named: Record<string, string> = path.includes('[token]') ? { token: id } : { id };
    // As Next calls: a path without a variable part comes without parameters.
    const params = path.includes('[') ? named : undefined;
    return handler(request, { params: Promise.resolve(params) });
  }

  it('outside the API knows nobody', () => {
    const outside = LISTED.filter(([name]) => name.includes(' /'));
    expect(outside.filter(([, { personal: closed }]) => closed)).toEqual([]);
  });

  it('is listed for every route, and for no other', () => {
    expect([...all.keys()].sort()).toEqual(Object.keys(ROUTES).sort());
  });

  const personal = Object.entries(ROUTES).filter(([, route]) => route.personal);

  it.each(personal)('%s is closed to strangers and to forged tokens', async (route) => {
    const forged = await forgedTokens(server);
    for (const [kind, token] of Object.entries(forged)) {
      const answer = await call(route, { token, id: own.wearer });
      expect([route, kind, answer.status]).toEqual([route, kind, 401]);
      if (kind === 'none') matrix.note(route, 'stranger', answer.status);
      expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } });
    }
    const basic = await call(route, { token: tokens.anna, scheme: 'Basic', id: own.wearer });
    expect(basic.status).toBe(401);
    const deleted = await call(route, { token: tokens.deleted, id: own.wearer });
    expect(deleted.status).toBe(401);
    matrix.note(route, 'deleted account', deleted.status);
  });

  const owned = Object.entries(ROUTES).filter(([, { personal: closed, of }]) => closed && of);

  it.each(owned)(
    "%s answers for another's exactly as for a missing one",
    async (route, { of = 'wearer' }) => {
      const theirs = await call(route, { token: tokens.berta, id: own[of] });
      const missing = await call(route, { token: tokens.berta, id: MISSING });
      const odd = await call(route, { token: tokens.berta, id: "x' or 1=1 --" });
      const bodies = await Promise.all([theirs, missing, odd].map((answer) => answer.text()));
      expect([theirs.status, missing.status, odd.status]).toEqual([404, 404, 404]);
      matrix.note(route, 'another’s', theirs.status);
      matrix.note(route, 'missing', missing.status);
      expect(new Set(bodies).size).toBe(1);
      expect([...theirs.headers]).toEqual([...missing.headers]);
    },
  );

  const routes = Object.keys(ROUTES).filter((name) => !name.startsWith('ACTION '));

  it.each(routes)('%s is never kept by a cache', async (route) => {
    const answer = await call(route, { id: MISSING });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(owned.filter(([route]) => route.startsWith('GET')))(
    '%s opens to its owner',
    async (route, { of = 'wearer' }) => {
      const answer = await call(route, { token: tokens.anna, id: own[of] });
      expect(answer.status).toBe(200);
      matrix.note(route, 'own', answer.status);
    },
  );

  it('gives a file to whoever has its link, and to nobody else', async () => {
    const answer = await call('GET files/[token]', { id: own.file });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mon-oeuvre-a4.pdf"');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toBe('%PDF a4');
    const other = await call('GET files/[token]', { id: `${own.file}x` });
    expect(other.status).toBe(404);
  });

  it('greets a new person once, in her language', async () => {
    const token = await server.issuer.token('dora');
    await call('GET user', { token });
    await call('GET user', { token });
    const mails = await server.services.db.select().from(outbox);
    const sent = mails.filter(({ recipient }) => recipient.address === 'dora@exemple.fr');
    expect(sent).toMatchObject([{ template: 'welcome', locale: 'fr', status: 'queued' }]);
  });

  it('ends with the account', async () => {
    const token = await server.issuer.token('carla');
    const made = (await (await call('POST wearers', { token })).json()) as { id: string };
    expect((await call('DELETE user', { token })).status).toBe(204);
    expect((await call('GET user', { token })).status).toBe(401);
    expect((await call('GET wearers/[id]', { token, id: made.id })).status).toBe(401);
  });
});

/** Every way a token can be wrong. */
async function forgedTokens({ issuer }: TestServices): Promise<Record<string, string | undefined>> {
  const now = Math.floor(Date.now() / 1000);
  const { privateKey } = await generateKeyPair('RS256');
  const signed = (claims: JWTPayload) => issuer.token('anna', claims);
  const stranger = new SignJWT(validClaims(issuer.provider, 'anna')).setProtectedHeader({
    alg: 'RS256',
    kid: 'test',
  });
  return {
    none: undefined,
    empty: '',
    noise: 'abc.def.ghi',
    'wrong key': await stranger.sign(privateKey),
    issuer: await signed({ iss: 'https://evil.test' }),
    audience: await signed({ aud: 'other' }),
    tenant: await signed({ tid: 'other' }),
    client: await signed({ azp: 'other' }),
    scope: await signed({ scp: 'other' }),
    expired: await signed({ iat: now - 7_200, exp: now - 3_600 }),
  };
}
