import { expect, test } from '@playwright/test';
import { type Locale, localPath, message } from './locales';
import { newPerson, signUp, standInOrigin } from './stand-ins';
import { expectAccessible, watchTrouble } from './watch';

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

for (const [locale, price] of [
  ['fr', '19,99 €'],
  ['en', '$19.99'],
  ['de', '19,99 €'],
] as const) {
  test(`the price list is read without scripts in the currency of the reader, in ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(localPath(locale, '/prices'));
    expect(plain(await page.locator('main').textContent())).toContain(price);
    await context.close();
  });
}

test('a press before any script is there opens the desk with the plan picked', async ({ page }) => {
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue().catch(() => {});
  });
  await page.goto('/en/prices', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /Starter/ }).check();
  const pay = page.getByRole('button', { name: message('en', 'offers', 'desk.pay') });
  await pay.click();
  await page.waitForURL('**/en/prices?plan=starter#plans', { waitUntil: 'commit' });
  come();
  await expect(page.getByRole('radio', { name: /Starter/ })).toBeChecked();
  await expect(pay).toHaveAttribute('type', 'button');
});

test('a plan is chosen, paid for, changed for the next month and cancelled', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const locale: Locale = 'fr';
  const words = (key: string) => message(locale, 'offers', key);
  const trouble = watchTrouble(page);
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));

  await page.goto('/prices');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Starter/ }).click();
  await page.getByRole('button', { name: words('desk.pay') }).click();
  await signUp(page, newPerson('Ophélie'));
  await page.waitForURL(`${baseURL}/prices**`);
  await expect(page.getByRole('radio', { name: /Starter/ })).toBeChecked();
  await expect(page.getByRole('button', { name: words('promo.ask') })).toBeVisible();

  await page.getByRole('button', { name: words('desk.pay') }).click();
  await page.waitForURL(`${standInOrigin}/pay/**`);
  await page.locator('form[action$="/refuse"] button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('form[action$="/pay"] button').click();
  await expect(page.getByRole('heading', { name: words('success.title') })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.getByRole('link', { name: words('success.account') }).click();
  await expect(page.getByText(words('account.plan.active'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('account.plan.change') }).click();
  const dialog = page.getByRole('dialog', { name: words('account.change.title') });
  await dialog.getByRole('radio', { name: /Crazy/ }).click();
  await dialog.getByRole('button', { name: /Crazy/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Crazy, 19,99/)).toBeVisible();

  await page.getByRole('button', { name: words('account.plan.cancel'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('account.cancelling.confirm') })
    .click();
  await expect(page.getByText(words('account.plan.stopping'), { exact: true })).toBeVisible();
  // The browser reports the refused card itself: that answer is what was asked for.
  expect(trouble.filter((each) => !each.includes('402'))).toEqual([]);
});
