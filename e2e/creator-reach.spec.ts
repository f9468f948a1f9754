import { expect, type Locator, type Page, test } from '@playwright/test';
import { card, drawing, goToStep, nameField, openCreator, question } from './creation';
import { message } from './locales';
import { expectAccessible } from './watch';

const fr = (namespace: string, key: string) => message('fr', namespace, key);
const STEPS = ['body', 'neck', 'sleeve', 'extras'] as const;

/** Presses Tab, or Shift+Tab, until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${target}`);
}

/** Moves the choice of a question from card to card until this one is checked. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 20 && !(await target.isChecked()); i++) await page.keyboard.press('ArrowRight');
  await expect(target).toBeChecked();
}

test('a dress is designed, measured, named and brought to its export with the keyboard alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const pointed: string[] = [];
    Object.assign(window, { pointed });
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => pointed.push(kind), true);
  });
  await openCreator(page, 'fr');
  const garments = page.getByRole('radiogroup', { name: fr('creator', 'garment.question') });
  await tabTo(page, garments.locator(':checked'));
  await arrowTo(page, garments.getByRole('radio', { name: fr('catalogue', 'garments.dress.name') }));

  await page.keyboard.press('2');
  await tabTo(page, question(page, 'fr', 'neckline-front').locator(':checked'));
  await arrowTo(page, card(page, 'fr', 'neckline-front', 'v'));
  await page.keyboard.press('3');
  await tabTo(page, question(page, 'fr', 'sleeve').locator(':checked'));
  await arrowTo(page, card(page, 'fr', 'sleeve', 'set-in'));
  // As worn comes before the front, where the browser draws in space.
  await expect(async () => {
    await page.keyboard.press('v');
    await expect(drawing(page, 'fr', 'back')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

  await page.keyboard.press('m');
  const measures = page.getByRole('dialog', { name: fr('measurements', 'chooser.title') });
  await tabTo(page, measures.getByRole('tab', { selected: true }));
  const sizes = measures.getByRole('tab', { name: fr('measurements', 'chooser.size') });
  for (let i = 0; i < 3 && (await sizes.getAttribute('aria-selected')) !== 'true'; i++) {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, measures.getByRole('radio').first());
  await page.keyboard.press('Space');
  await arrowTo(page, measures.getByRole('radio').nth(3));
  await tabTo(page, measures.getByRole('button', { name: fr('measurements', 'chooser.use') }));
  await page.keyboard.press('Enter');
  await expect(measures).toBeHidden();

  await tabTo(page, nameField(page, 'fr'), 'Shift+Tab');
  await page.keyboard.type('Robe du 1er mai');
  await page.keyboard.press('Tab');
  await page.keyboard.press('e');
  const window = page.getByRole('dialog', { name: fr('export', 'title') });
  await expect(window.getByRole('textbox')).toHaveValue('Robe du 1er mai');
  await expect(window).not.toContainText(fr('export', 'remainingText'));
  await tabTo(page, window.getByRole('button', { name: fr('account', 'identity.register') }));
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { pointed: string[] }).pointed)).toEqual([]);
});

for (const [width, colorScheme] of [
  [320, 'light'],
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`every step is accessible, named and not cut at ${width} px, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await openCreator(page, 'fr');
    for (const step of STEPS) {
      await goToStep(page, 'fr', step);
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider).toBe(false);
      for (const group of await page.getByRole('radiogroup').all()) {
        const names = await group.getByRole('radio').evaluateAll(namesOf);
        expect(new Set(names.filter(Boolean)).size).toBe(names.length);
      }
    }
  });
}

/** Runs in the page: what a screen reader calls each card. */
function namesOf(cards: Element[]): string[] {
  return cards.map((card) => {
    const [title = ''] = card.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = document.getElementById(title) ?? card.closest('label');
    return card.getAttribute('aria-label') ?? named?.textContent?.trim() ?? '';
  });
}

test('every window of the creator is accessible', async ({ page }) => {
  // Halfway through its entrance a window is only half as dark as it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCreator(page, 'fr');
  const more = page.getByRole('button', { name: fr('creator', 'actions.more') });
  for (const item of ['cloth', 'import', 'shortcuts', 'reset']) {
    await more.click();
    await page.getByRole('button', { name: fr('creator', `actions.${item}`) }).click();
    const window = page.locator('[role=dialog], [role=alertdialog]');
    await expect(window).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

for (const locale of ['en', 'de'] as const) {
  test(`the windows fit on a phone, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCreator(page, locale);
    await page.keyboard.press('m');
    const window = page.getByRole('dialog');
    for (const tab of await window.getByRole('tab').all()) {
      await tab.click();
      expect(await window.evaluate(widerThanShown)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await expect(window).toBeVisible();
    expect(await window.evaluate(widerThanShown)).toEqual([]);
  });
}

/** Runs in the page: what must be scrolled sideways; a row of tabs may. */
function widerThanShown(window: Element): string[] {
  return [window, ...window.querySelectorAll(':not([role=tablist])')]
    .filter((each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth + 1)
    .map(({ className }) => String(className));
}
