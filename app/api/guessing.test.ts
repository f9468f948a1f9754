import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPatternCode } from '@/lib/exports/pattern-code';
import { LIMITS } from '@/lib/http/server/limits';
import { noteFigure } from '@/lib/testing/figures';
import { provideTestServices, type TestServices } from '@/lib/testing/http/services';
import { GET } from './codes/[code]/route';

// A share of the guesses of RELIABILITY (S3) each time, the whole of them in `npm run test:faults`.
const GUESSES = Number(process.env.GUESSED_CODES ?? 200);

let server: TestServices;
let token: string;

beforeAll(async () => {
  server = await provideTestServices(true);
  token = await server.issuer.token('guesser');
}, 60_000);
afterAll(() => server.close());

async function guess(code: string) {
  const request = new Request(`http://localhost/api/codes/${code}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return GET(request, { params: Promise.resolve({ code }) });
}

it(
  `${GUESSES} guessed pattern codes are slowed to ten a minute and always answered alike`,
  async () => {
    const looked = new Set<string>();
    const slowed = new Set<string>();
    let answered = 0;
    const begun = Date.now();
    for (let i = 0; i < GUESSES; i++) {
      const answer = await guess(newPatternCode());
      const body = await answer.text();
      if (answer.status === 404) {
        answered += 1;
        looked.add(body);
      } else {
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        slowed.add(JSON.parse(body).error.message);
      }
    }
    const minutes = Math.ceil((Date.now() - begun) / 60_000);
    expect(answered).toBeLessThanOrEqual(LIMITS.code.points * (minutes + 1));
    expect(answered).toBeGreaterThanOrEqual(LIMITS.code.points);
    expect(looked.size).toBe(1);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    noteFigure('S3', `${GUESSES} guesses in ${seconds} s: ${answered} looked up, all others told to wait`);
    expect([...slowed]).toEqual(['Votre accès est temporairement restreint. Veuillez réessayer plus tard.']);
  },
  60_000 + GUESSES * 20,
);
