// npm run bench:redraw [-- --changes 200 --garment top --url http://localhost:3000]: how long the creator takes, in a
// real browser on the production build, from a key pressed to the frame that shows the new drawing; whether the page
// was ever blocked on the way; and what memory a thousand changes leave behind. Prints JSON lines.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';
import { startSite } from '../../scripts/start-site.mjs';
import { watchPage } from './watch-page.mjs';

const text = { type: 'string' };
const { values: asked } = parseArgs({ options: { changes: text, garment: text, url: text } });
const CHANGES = Number(asked.changes ?? 200);
const MANY = 1000;
/** One press after another, as a hand holds or taps a key; short enough to follow, long enough to be seen. */
const PAUSE_MS = 90;

const print = (line) => console.log(JSON.stringify(line));
const quantile = (sorted, q) => Math.round(sorted[Math.floor((sorted.length - 1) * q)] * 10) / 10;

/** Every slider of the open step in turn, three steps up and three down, the same in every run. */
async function change(page, index) {
  const sliders = page.locator('input[type=range]');
  const count = await sliders.count();
  const slider = sliders.nth(Math.floor(index / 6) % count);
  await slider.focus();
  await page.keyboard.press(index % 6 < 3 ? 'ArrowRight' : 'ArrowLeft');
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function run(page) {
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 30; i++) {
    await change(page, i);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.evaluate(() => window.redraws.reset());
  for (let i = 0; i < CHANGES; i++) {
    await change(page, i);
    await page.waitForTimeout(PAUSE_MS);
  }
  const { waits, blocked } = await page.evaluate(() => window.redraws.read());
  const sorted = [...waits].sort((a, b) => a - b);
  print({
    name: 'key to frame',
    unit: 'ms',
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    max: quantile(sorted, 1),
    runs: sorted.length,
  });
  print({
    name: 'main thread blocked above 50 ms',
    unit: 'ms',
    longest: Math.max(0, ...blocked),
    times: blocked.length,
  });
  const before = await heapOf(session);
  for (let i = 0; i < MANY; i++) await change(page, i);
  await page.waitForTimeout(1500);
  const after = await heapOf(session);
  print({ name: `heap after ${MANY} changes`, unit: 'bytes', before, after, grown: after - before });
}

const site = asked.url ? { url: asked.url, stop: async () => {} } : await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
  await page.addInitScript(watchPage);
  await page.goto(`${site.url}/create`);
  await page.locator('path[data-id]').first().waitFor({ state: 'attached', timeout: 30_000 });
  if (asked.garment)
    await page.locator(`input[type=radio][value=${asked.garment}]`).first().check({ force: true });
  // The step of the necklines has a slider for each of their measures.
  await page.keyboard.press('2');
  await page.waitForTimeout(2000);
  await run(page);
} finally {
  await browser.close();
  await site.stop();
}
