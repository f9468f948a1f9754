/** How much slower than this machine the visitor's is taken to be. */
const SLOWED = 4;

/**
 * A first visit to the creator, nothing kept in the browser: after how many ms the cards can be pressed and the garment
 * is drawn.
 */
export async function timeOpening(browser, url) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(() => {
    localStorage.setItem('droitfil-consent', 'needed');
    window.opened = {};
    const note = (what) => (window.opened[what] ??= Math.round(performance.now()));
    const look = () => {
      const cards = document.querySelectorAll('section[data-slot] [type=radio]');
      if (cards.length > 0) requestAnimationFrame(() => setTimeout(() => note('interactive')));
      if (document.querySelector('path[data-id]')) note('drawn');
      if (window.opened.interactive === undefined || window.opened.drawn === undefined) setTimeout(look, 10);
    };
    look();
  });
  await page.goto(`${url}/create`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.opened?.drawn && window.opened?.interactive);
  const opened = await page.evaluate(() => window.opened);
  await page.context().close();
  return { ...opened, unit: 'ms', slowed: SLOWED };
}
