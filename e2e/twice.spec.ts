import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { choose, enterMeasurements, nameField, openCreator, openExport, openWindow } from './creation';
import { localPath, message } from './locales';
import { newPerson, payFor, register, signIn } from './stand-ins';

const fr = (key: string) => message('fr', 'export', key);
const BACK = '**/create**';

/** The creation of every tab below, for a person of her own measurements. */
async function design(page: Page): Promise<void> {
  await openCreator(page, 'fr');
  await choose(page, 'fr', 'neck', 'neckline-front', 'v');
  await enterMeasurements(page, 'fr', 'Agnès');
  await nameField(page, 'fr').fill('Blouse');
}

/** Presses the button of the export window, which is open or opens by itself after signing in. */
async function order(page: Page): Promise<void> {
  await openWindow(page)
    .getByRole('button', { name: fr('place') })
    .click({ timeout: 30_000 });
}

test('the same pattern is not charged twice by oversight, in another tab nor in another browser', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(300_000);
  const person = newPerson('Agnès');
  await design(page);
  const window = await openExport(page, 'fr');
  await register(page, 'fr', person);
  await page.waitForURL(BACK);
  await order(page);
  await payFor(page, 'fr', 'pay');
  await expect(window.getByText(fr('success.text'))).toBeVisible({ timeout: 90_000 });

  const isAsked = async (tab: Page) => {
    const asked = openWindow(tab);
    await expect(asked.getByText(fr('same.known'))).toBeVisible({ timeout: 30_000 });
    await order(tab);
    await expect(asked.getByText(fr('same.text'))).toBeVisible();
    await asked.getByRole('link', { name: fr('same.account') }).click();
    await expect(tab.getByRole('heading', { name: 'Blouse' })).toBeVisible();
    await expect(tab.locator('[data-format]')).toHaveCount(7);
  };

  await test.step('another tab, whose creation is the same', async () => {
    const tab = await context.newPage();
    await openCreator(tab, 'fr');
    await openExport(tab, 'fr');
    await isAsked(tab);
    await tab.close();
  });

  await test.step('another browser, where it is designed anew', async () => {
    const elsewhere: BrowserContext = await browser.newContext({ locale: 'fr-FR' });
    const tab = await elsewhere.newPage();
    await design(tab);
    await openExport(tab, 'fr');
    await signIn(tab, 'fr', person);
    await tab.waitForURL(BACK);
    await isAsked(tab);
    await elsewhere.close();
  });

  await test.step('nor by a page that knows nothing of it', async () => {
    const stale = await context.newPage();
    await openCreator(stale, 'fr');
    await openExport(stale, 'fr');
    await expect(openWindow(stale).getByText(fr('same.known'))).toBeVisible({ timeout: 30_000 });
    await openWindow(stale).getByRole('textbox').fill('Blouse bis');
    await order(stale);
    await expect(openWindow(stale).getByText(fr('same.text'))).toBeVisible();
    await stale.goto(localPath('fr', '/myaccount/creations'));
    await expect(stale.getByText('Blouse', { exact: true })).toHaveCount(1);
  });
});
