import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { ORIGIN } from './origin';

const AT_ONCE = 16;
const LASTING_MS = 3_000;
const LEAST_PER_SECOND = 500;
const P95_MS = 50;
const PAGES = ['/', '/dictionary/armhole', '/blog/moving-a-dart', '/en/faq', '/de/suggestions'];

/** Asks for a page and reads it to its end; how long that took, ms. */
function timed(agent: Agent, path: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(ORIGIN + path, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - begun)
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}

test(`pages are sent ${LEAST_PER_SECOND} times a second, nineteen in twenty within ${P95_MS} ms`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  for (const path of PAGES) await timed(agent, path);
  const took: number[] = [];
  const begun = performance.now();
  const reader = async (first: number) => {
    for (let i = first; performance.now() - begun < LASTING_MS; i++)
      took.push(await timed(agent, PAGES[i % PAGES.length] ?? '/'));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => reader(index)));
  const perSecond = (took.length * 1000) / (performance.now() - begun);
  const p95 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  agent.destroy();
  test.info().annotations.push({
    type: 'figures',
    description: `${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms`,
  });
  expect(perSecond).toBeGreaterThanOrEqual(LEAST_PER_SECOND);
  expect(p95).toBeLessThan(P95_MS);
});
