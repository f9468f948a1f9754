import { expect, type Page, test } from '@playwright/test';
import { isDrawn } from './creation';
import { PAGE_TYPES } from './page-types';

const CONTENT_LIMIT = 130 * 1000;
/** Before the preview worker, which no one waits for. */
const CREATOR_LIMIT = 250 * 1000;

/** Bytes of script, compressed as they came over the wire and without their headers, until the page is quiet. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let total = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return total;
}

for (const path of [...PAGE_TYPES, '/en', '/de']) {
  test(`${path} needs no more than ${CONTENT_LIMIT / 1000} kB of script`, async ({ page }) => {
    const bytes = await scriptBytes(page, path);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(CONTENT_LIMIT);
  });
}

test(`the creator opens with at most ${CREATOR_LIMIT / 1000} kB of script`, async ({ page }) => {
  const bytes = await scriptBytes(page, '/create');
  await isDrawn(page, 'fr');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(CREATOR_LIMIT);
});
