import { expect, type Page, test } from '@playwright/test';
import {
  choose,
  enterMeasurements,
  isDrawn,
  nameField,
  openCreator,
  openExport,
  openWindow,
} from './creation';
import { localPath, message } from './locales';
import { newPerson, register } from './stand-ins';

const account = (key: string) => message('fr', 'account', key);
const NAME = 'Secrète';

/** All that the browser keeps for this site, as one text. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const measured = (page: Page) => page.getByRole('button', { name: new RegExp(NAME) });

/** Designs without an account, with measurements, and signs in from there. */
async function designAndSignIn(page: Page): Promise<void> {
  await openCreator(page, 'fr');
  await choose(page, 'fr', 'neck', 'neckline-front', 'v');
  await enterMeasurements(page, 'fr', NAME);
  await nameField(page, 'fr').fill('Blouse');
  await openExport(page, 'fr');
  await register(page, 'fr', newPerson('Agnès'));
  await page.waitForURL('**/create**');
  // Behind the window that led away, which opens again, the garment cannot be asked for.
  await expect(openWindow(page)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(openWindow(page)).toBeHidden();
  await isDrawn(page, 'fr');
  await expect(nameField(page, 'fr')).toHaveValue('Blouse');
  expect(await kept(page)).toContain(NAME);
}

async function isForgotten(page: Page): Promise<void> {
  await page.goto(localPath('fr', '/create'));
  await isDrawn(page, 'fr');
  await expect(nameField(page, 'fr')).toHaveValue('');
  await expect(measured(page)).toHaveCount(0);
  expect(await kept(page)).not.toContain(NAME);
}

test('what she designed goes on in her account, and nothing of her stays when she signs out', async ({
  context,
  page,
}) => {
  test.setTimeout(300_000);
  await designAndSignIn(page);
  const other = await context.newPage();
  await openCreator(other, 'fr');
  await expect(nameField(other, 'fr')).toHaveValue('Blouse');
  await expect(measured(other).first()).toBeVisible();

  await page.goto(localPath('fr', '/myaccount'));
  await page.getByRole('button', { name: account('identity.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await test.step('the other tab drops it at once, and undoing brings nothing back', async () => {
    await expect(nameField(other, 'fr')).toHaveValue('', { timeout: 20_000 });
    await expect(measured(other)).toHaveCount(0);
    await other.keyboard.press('Control+z');
    await expect(nameField(other, 'fr')).toHaveValue('');
    expect(await kept(other)).not.toContain(NAME);
  });
  await isForgotten(page);

  await test.step('the next person finds nothing either', async () => {
    await page.goto(localPath('fr', '/myaccount'));
    await register(page, 'fr', newPerson('Marie'));
    await page.waitForURL('**/myaccount**');
    await isForgotten(page);
  });
});

test('nothing of her stays when her account is deleted', async ({ page }) => {
  test.setTimeout(300_000);
  await designAndSignIn(page);
  await page.goto(localPath('fr', '/myaccount/informations'));
  await page.getByRole('button', { name: account('informations.delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: account('informations.delete') })
    .click();
  const farewell = page.getByRole('dialog', { name: account('informations.toasts.deleted') });
  await expect(farewell).toBeVisible();
  expect(await kept(page)).not.toContain(NAME);
  await farewell.getByRole('button', { name: account('informations.deletedLeave') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await isForgotten(page);
});
