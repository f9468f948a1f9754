import { expect, test } from '@playwright/test';
import { card, drawing, goToStep, nameThePattern, openCreator, openExport } from './atelier';
import { message } from './locales';
import { expectAccessible } from './watch';

const fr = (namespace: string, key: string) => message('fr', namespace, key);

/** Compressed script before the preview worker, which no one waits for. */
const SCRIPT_LIMIT = 250 * 1000;

test('an incompatible choice is explained, forced, and undone with all it switched off', async ({ page }) => {
  await openCreator(page, 'fr');
  await goToStep(page, 'fr', 'extras');
  await card(page, 'fr', 'opening', 'none').click();
  const note = page.getByRole('alertdialog');
  await expect(note).toContainText(fr('catalogue', 'reasons.shaped-waist-needs-opening'));
  await expect(note).toBeFocused();
  await note.getByRole('button', { name: fr('creator', 'conflict.force') }).click();
  await expect(card(page, 'fr', 'opening', 'none')).toBeChecked();
  await goToStep(page, 'fr', 'body');
  await expect(card(page, 'fr', 'silhouette', 'fitted')).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(card(page, 'fr', 'silhouette', 'fitted')).toBeChecked();
});

test('a reload loses nothing', async ({ page }) => {
  await openCreator(page, 'fr');
  await goToStep(page, 'fr', 'neck');
  await card(page, 'fr', 'neckline-front', 'v').click();
  await nameThePattern(page, 'fr', 'Bretagne');
  await page.reload();
  await goToStep(page, 'fr', 'neck');
  await expect(card(page, 'fr', 'neckline-front', 'v')).toBeChecked();
  await expect(page.getByRole('textbox', { name: fr('creator', 'name.label') })).toHaveValue('Bretagne');
});

test('a garment can be chosen with the keyboard alone', async ({ page }) => {
  await openCreator(page, 'fr');
  await page.keyboard.press('2');
  await card(page, 'fr', 'neckline-front', 'round').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'fr', 'neckline-front', 'round')).not.toBeChecked();
  await page.keyboard.press('v');
  await expect(drawing(page, 'fr', 'back')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: fr('measurements', 'chooser.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: fr('export', 'title') })).toBeVisible();
});

test('the drawing follows a slider while it is dragged', async ({ page }) => {
  await openCreator(page, 'fr');
  await goToStep(page, 'fr', 'neck');
  const front = drawing(page, 'fr', 'front');
  const depth = page.getByRole('slider', { name: fr('catalogue', 'sizes.neckline-front-depth.name') });
  const before = await front.innerHTML();
  await depth.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => front.innerHTML()).not.toBe(before);
  await expect(depth).toHaveAttribute('aria-valuenow', '5');
});

test('what is still missing is said before an export', async ({ page }) => {
  await openCreator(page, 'fr');
  const window = await openExport(page, 'fr');
  await expect(window).toContainText(fr('export', 'remainingChecks.measurements'));
  await expect(window).toContainText(fr('export', 'remainingChecks.creation'));
  await expect(window).toContainText(fr('export', 'nameRequired'));
});

for (const size of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`every step is accessible and nothing is cut at ${size.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCreator(page, 'fr');
    for (const step of ['body', 'neck', 'sleeve', 'extras'] as const) {
      await goToStep(page, 'fr', step);
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider).toBe(false);
    }
  });
}

test(`the creator opens with at most ${SCRIPT_LIMIT / 1000} kB of script`, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let total = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  await openCreator(page, 'fr');
  await page.waitForLoadState('networkidle');
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(SCRIPT_LIMIT);
});
