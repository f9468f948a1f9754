import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeExport, verifyExport } from '@/app/actions/exports';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import { GET as getFile } from './files/[token]/route';
import { PUT as putUser } from './user/route';
import { GET as getWearer } from './wearers/[id]/route';
import { POST as postWearer } from './wearers/route';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

// The everyday share; FUZZ_RUNS=10000 runs the whole figure.
const numRuns = Number(process.env.FUZZ_RUNS ?? 60);
vi.setConfig({ testTimeout: 20_000 + numRuns * 60 });

const odd = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    null,
    '',
    0,
    -1,
    9999,
    1e308,
    Number.NaN,
    '0',
    "' or 1=1",
    '<script>',
    '\u0000',
    '\u202e',
    [],
    {},
  ),
);
const measured = fc.dictionary(fc.constantFrom<string>(...MEASUREMENTS, 'waist', '__proto__'), odd, {
  maxKeys: 17,
});
const wearer = fc.record({ name: odd, gender: odd, measured: fc.oneof(measured, odd) }, { requiredKeys: [] });
const profile = fc.record(
  { firstName: odd, email: odd, instagram: odd, facebook: odd, extra: odd },
  { requiredKeys: [] },
);
const choices = fc.record({
  version: odd,
  garment: fc.oneof(odd, fc.constant('top')),
  options: odd,
  sizes: odd,
});
const order = fc.record(
  {
    locale: odd,
    idempotencyKey: odd,
    patternName: odd,
    wearerId: odd,
    wearer,
    choices: fc.oneof(choices, odd),
  },
  { requiredKeys: [] },
);

describe('hostile input', () => {
  let server: TestServices;
  let token: string;

  beforeAll(async () => {
    server = await provideTestServices();
    token = await server.issuer.token('anna');
  }, 60_000);
  afterAll(() => server.close());

  type Handler = (
    request: Request,
    context: { params: Promise<Record<string, string>> },
  ) => Promise<Response>;

  async function send(handler: Handler, method: string, body?: string, params = {}) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    // Processor time: what else the machine does is not the answer's doing.
    const begun = process.cpuUsage();
    const request = new Request('http://x/api', { method, headers, body });
    const answer = await handler(request, { params: Promise.resolve(params) });
    const { user, system } = process.cpuUsage(begun);
    return { status: answer.status, took: (user + system) / 1_000, body: await answer.text() };
  }

  function sound({ status, took, body }: Awaited<ReturnType<typeof send>>) {
    expect(status).toBeLessThan(500);
    expect(took).toBeLessThan(2_000);
    if (status >= 400) expect(JSON.parse(body).error.code).toMatch(/^[a-z-]+$/);
  }

  const written = (value: unknown) => JSON.stringify(value) ?? 'undefined';

  it.each([
    ['PUT user', putUser, 'PUT', profile],
    ['POST wearers', postWearer, 'POST', wearer],
  ] as const)('to %s is answered, never broken by', async (_, handler, method, inputs) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(inputs, odd), async (input) =>
        sound(await send(handler, method, written(input))),
      ),
      { numRuns },
    );
  });

  it('of any bytes is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (body) =>
        sound(await send(postWearer, 'POST', body)),
      ),
      { numRuns },
    );
  });

  it('in a path is answered like a missing thing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (part) => {
        expect((await send(getWearer, 'GET', undefined, { id: part })).status).toBe(404);
        expect((await send(getFile, 'GET', undefined, { token: part })).status).toBe(404);
      }),
      { numRuns },
    );
  });

  it.each([
    ['placeExport', placeExport],
    ['verifyExport', verifyExport],
  ] as const)('to %s is refused with a code', async (_, action) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(order, odd), async (input) => {
        const asked = typeof input === 'object' ? { ...input, token } : input;
        const answer = await action(asked);
        if (answer.ok) return;
        expect(answer.error.code).toMatch(/^[a-z-]+$/);
        expect(['unexpected', 'unavailable']).not.toContain(answer.error.code);
      }),
      { numRuns },
    );
  });
});
