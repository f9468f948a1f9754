// npm run bench:redraw [-- --garment top,dress,jacket --changes 200 --view front --url http://localhost:3000]: in a real
// browser on the production build, when a first visit can begin; how long the creator takes from a key pressed to the
// frame that shows the new drawing, and how long a bare page takes for a ready picture of the same size in the same run;
// whether the page was ever blocked on the way; and what memory a thousand changes leave behind. Prints JSON lines.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';
import { startSite } from '../../scripts/start-site.mjs';
import { pictureOf, timeFloor } from './floor.mjs';
import { createHand } from './hand.mjs';
import { timeOpening } from './opening.mjs';
import { watchPage } from './watch-page.mjs';

/** Whole designs of our own to change: the jacket is the heaviest there is, tailored and lined. */
const DESIGNS = { top: 'button-shirt', dress: 'princess-sheath', jacket: 'tailored-jacket' };

const text = { type: 'string' };
const { values: asked } = parseArgs({ options: { changes: text, garment: text, view: text, url: text } });
const garments = asked.garment?.split(',') ?? Object.keys(DESIGNS);
const CHANGES = Number(asked.changes ?? 200);
const MANY = 1000;
const WARMING = 40;
/** One press after another, as a hand holds or taps a key; short enough to follow, long enough to be seen. */
const PAUSE_MS = 90;

const print = (garment, name, figures) => console.log(JSON.stringify({ garment, name, ...figures }));
const quantile = (sorted, q) =>
  Math.round((sorted[Math.floor((sorted.length - 1) * q)] ?? Number.NaN) * 10) / 10;

async function press(hand, page, times, pause) {
  for (let i = 0; i < times; i++) {
    await hand.change();
    await page.waitForTimeout(pause);
  }
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}

/** Figures of waits, in ms. */
function spread(waits) {
  const sorted = [...waits].sort((a, b) => a - b);
  const [low, median, high, p95, max] = [0.25, 0.5, 0.75, 0.95, 1].map((q) => quantile(sorted, q));
  return { unit: 'ms', median, spread: [low, high], p95, max, drawn: sorted.length };
}

const times = (part, whole) => Math.round((part / whole) * 100) / 100;

async function measure(page, garment) {
  const session = await page.context().newCDPSession(page);
  const hand = createHand(page, 7);
  const pictures = [await pictureOf(page)];
  await press(hand, page, WARMING, PAUSE_MS);
  pictures.push(await pictureOf(page));
  await page.evaluate(() => window.redraws.reset());
  await press(hand, page, CHANGES, PAUSE_MS);
  await page.waitForTimeout(500);
  const { waits, blocked } = await page.evaluate(() => window.redraws.read());
  const ours = spread(waits);
  print(garment, 'key to frame', { ...ours, of: CHANGES });
  const floor = spread(await timeFloor(page.context().browser(), pictures));
  print(garment, 'floor: a bare page swaps a ready picture', floor);
  const over = { median: times(ours.median, floor.median), p95: times(ours.p95, floor.p95) };
  print(garment, 'key to frame, of the floor', { unit: 'times', ...over });
  const longest = Math.max(0, ...blocked);
  print(garment, 'main thread blocked above 50 ms', { unit: 'ms', longest, times: blocked.length });
  const before = await heapOf(session);
  await press(hand, page, MANY, 0);
  await page.waitForTimeout(1500);
  const after = await heapOf(session);
  const grown = { bytes: after.bytes - before.bytes, nodes: after.nodes - before.nodes };
  print(garment, `left after ${MANY} changes`, { before, after, grown });
}

async function open(browser, url, garment) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('droitfil-consent', 'needed');
    // Drawings are what is timed, not the garment on the body that comes over them after a while.
    localStorage.setItem('droitfil.view', 'flat');
  });
  await page.addInitScript(watchPage);
  await page.goto(`${url}/create?suggestion=${DESIGNS[garment]}`);
  await page.locator('path[data-id]').first().waitFor({ state: 'attached', timeout: 30_000 });
  const views = ['front', 'back', 'pieces', 'fit'];
  for (let i = 0; i < views.indexOf(asked.view ?? 'front'); i++) await page.keyboard.press('v');
  await page.waitForTimeout(2000);
  return page;
}

const site = asked.url ? { url: asked.url, stop: async () => {} } : await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
try {
  print('top', 'first visit', await timeOpening(browser, site.url));
  for (const garment of garments) {
    const page = await open(browser, site.url, garment);
    await measure(page, garment);
    await page.context().close();
  }
} finally {
  await browser.close();
  await site.stop();
}
