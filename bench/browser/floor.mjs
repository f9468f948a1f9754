/** Swaps, and as many before them that only warm up. */
const SWAPS = 120;
const WARMING = 20;
const PAUSE_MS = 90;

/** The drawing as it stands on the page, with the rules it is drawn by. */
export async function pictureOf(page) {
  const line = page.locator('svg[role=img] path[data-id]').first();
  await line.waitFor({ state: 'attached' });
  return line.evaluate((one) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const drawing = one.closest('svg');
    const { width, height } = drawing.getBoundingClientRect();
    return { svg: drawing.outerHTML, css: rules.map(({ cssText }) => cssText).join('\n'), width, height };
  });
}

/**
 * What a redraw cannot be quicker than here and now: from a key pressed to the frame of a bare page that swaps one ready
 * picture for the other, of the size the creator shows it at. Answers ms, in the order of the presses.
 */
export async function timeFloor(browser, [one, other]) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.setContent(
    `<!doctype html><style>${one.css}</style><main style="width:${one.width}px;height:${one.height}px"></main>`,
  );
  await page.evaluate(swapAtKeys, [one.svg, other.svg]);
  for (let i = 0; i < WARMING + SWAPS; i++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PAUSE_MS);
  }
  const waits = await page.evaluate(() => window.swaps);
  await page.context().close();
  return waits.slice(WARMING);
}

/** Runs in the page. A frame ends here as it does for `watch-page`. */
function swapAtKeys(pictures) {
  const place = document.querySelector('main');
  let turn = 0;
  window.swaps = [];
  place.innerHTML = pictures[0];
  addEventListener('keydown', ({ timeStamp }) => {
    turn = 1 - turn;
    place.innerHTML = pictures[turn];
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.swaps.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  });
}
