import { request as ask } from 'node:http';
import { expect, test } from '@playwright/test';

/** The status of an answer to a POST whose body comes piece by piece and never said how long it is. */
function postEndless(url: string, pieces: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = ask(url, { method: 'POST' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      call.destroy();
    });
    call.on('error', reject);
    for (let i = 0; i < pieces; i++) call.write('x'.repeat(1_000));
  });
}

test.describe('what cannot be read', () => {
  for (const path of ['/api/wearers/%ff', '/api/files/%E0%A4', '/api/codes/%', '/api/patterns/%ff/dxf']) {
    test(`${path} is answered by the API, in its words`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBeGreaterThanOrEqual(400);
      expect(answer.status()).toBeLessThan(500);
      expect(answer.headers()['content-type']).toContain('application/json');
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      expect((await answer.json()).error.message).toMatch(/./);
    });
  }

  for (const data of ['', '{"a"', '["$1"]', '["$F1"]', `${'['.repeat(5_000)}${']'.repeat(5_000)}`]) {
    test(`of a call to an action is refused: ${data.slice(0, 12)}`, async ({ request }) => {
      const headers = { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' };
      const answer = await request.post('/create', { data, headers });
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toEqual({ error: { code: 'unreadable' } });
    });
  }

  test('has to say how long it is, unless the API counts it', async ({ baseURL }) => {
    expect(await postEndless(`${baseURL}/faq`, 3)).toBe(411);
    expect(await postEndless(`${baseURL}/api/wearers`, 3)).toBe(401);
  });
});
