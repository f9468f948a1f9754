/** A sequence that is the same in every run (mulberry32). */
function seeded(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** What can be changed at the open step; the garment and what is inside it stay, so that a lined jacket stays one. */
const CONTROLS = [
  'section[data-slot] input[type=range]',
  'section[data-slot]:not([data-slot=inside]) [type=radio]:checked',
].join();
const STEPS = ['1', '2', '3', '4'];
/** By then a step stands there with all its cards. */
const LAID_OUT_MS = 600;
/** Between reaching a control and pressing a key a person takes longer than between two presses. */
const FOUND_MS = 150;

/**
 * Someone at the keyboard of the creator: goes to a step, takes a slider or a question there, presses an arrow a few
 * times and goes back again. Whatever would exclude something else is left as it is.
 */
export function createHand(page, seed) {
  const random = seeded(seed);
  let presses = [];

  const takeAnother = async () => {
    if (random(3) === 0) {
      await page.keyboard.press(STEPS[random(STEPS.length)]);
      await page.waitForTimeout(LAID_OUT_MS);
    }
    const controls = page.locator(CONTROLS);
    const control = controls.nth(random(await controls.count()));
    // On a loaded machine the step may be laid out anew just then.
    const reached = await control.focus({ timeout: LAID_OUT_MS }).then(
      () => true,
      () => false,
    );
    if (!reached) return takeAnother();
    const slides = (await control.getAttribute('type')) === 'range';
    const times = slides ? 1 + random(5) : 1;
    const [there, back] = random(2) === 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    presses = [...Array(times).fill(there), ...Array(times).fill(back)];
    await page.waitForTimeout(FOUND_MS);
  };

  return {
    /** One press of a key that changes the garment. */
    async change() {
      if (await page.evaluate(() => document.activeElement?.role === 'alertdialog')) {
        await page.keyboard.press('Escape');
        presses = [];
      }
      if (presses.length === 0) await takeAnother();
      await page.keyboard.press(presses.shift());
    },
  };
}
