import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buyExport } from '@/app/actions/exports';
import { patterns, promoCodes } from '@/lib/db/schema';
import { LIMITS } from '@/lib/http/server/limits';
import { testOrder } from '@/lib/testing/exports/services';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import { POST as checkPromo } from './billing/promo/route';

const ADDRESS = '192.0.2.7';
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': '192.0.2.7' }) }));

describe('promo codes that are guessed', () => {
  let server: TestServices;

  beforeAll(async () => {
    server = await provideTestServices(true);
    await server.services.db.insert(promoCodes).values({ code: 'FIL10', percent: 10 });
  }, 60_000);
  afterAll(() => server.close());

  const tokenOf = (name: string) => server.issuer.token(name);

  async function typed(token: string, promo: string, address = ADDRESS): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
    };
    const request = new Request('http://localhost/api/billing/promo', {
      ...{ method: 'POST', headers, body: JSON.stringify({ promo }) },
    });
    return (await checkPromo(request, { params: Promise.resolve({}) })).status;
  }

  it('are looked at ten times an hour, wherever they are typed; then the right one is refused too', async () => {
    const token = await tokenOf('guesser');
    for (let i = 0; i < 5; i++) expect(await typed(token, `NOPE${i}`)).toBe(422);
    for (let i = 0; i < 5; i++) {
      const order = testOrder(`promo-guess-${i}`, { promo: `NEIN${i}` });
      expect(await buyExport({ ...order, token })).toMatchObject({
        ok: false,
        error: { code: 'promo-wrong' },
      });
    }
    expect(await typed(token, 'FIL10')).toBe(429);
    const order = testOrder('promo-guess-right', { promo: 'FIL10' });
    expect(await buyExport({ ...order, token })).toMatchObject({
      ok: false,
      error: { code: 'too-many-requests' },
    });
    // What was refused left nothing behind.
    expect(await server.services.db.$count(patterns)).toBe(0);
  });

  it('do not use up the tries of whoever types one that is right', async () => {
    const token = await tokenOf('subscriber');
    for (let i = 0; i < LIMITS.code.points - 1; i++) expect(await typed(token, ' fil10 ')).toBe(200);
    expect(await typed(token, 'NOPE')).toBe(422);
  });

  it('are counted by address over all accounts', async () => {
    const answers: number[] = [];
    for (let i = 0; i < LIMITS.promoAddress.points + 2; i++) {
      const token = await tokenOf(`one-of-many-${Math.floor(i / 9)}`);
      answers.push(await typed(token, 'NOPE', '192.0.2.99'));
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(LIMITS.promoAddress.points);
  });
});
