import { expect, test } from '@playwright/test';
import { message } from './locales';
import { newPerson, signUp, standInOrigin } from './stand-ins';

const words = (key: string) => message('fr', 'offers', key);

test('of two tabs that go to pay for a plan, the first can pay no more', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
  await page.goto('/prices?plan=starter#plans');
  await page.getByRole('button', { name: words('desk.pay') }).click();
  await signUp(page, newPerson('Ophélie'));
  await page.waitForURL(`${baseURL}/prices**`);
  await page.getByRole('button', { name: words('desk.pay') }).click();
  await page.waitForURL(`${standInOrigin}/pay/**`);

  const second = await page.context().newPage();
  await second.goto('/prices?plan=crazy#plans');
  await expect(second.getByRole('radio', { name: /Crazy/ })).toBeChecked();
  await second.getByRole('button', { name: words('desk.pay') }).click();
  await second.waitForURL(`${standInOrigin}/pay/**`);

  // The page that was open before pays nothing: it says so.
  await page.locator('form[action$="/pay"] button').click();
  await expect(page.locator('form[action$="/pay"]')).toHaveCount(0);
  expect(page.url()).toContain(standInOrigin);

  // A card that asks for a step, refused once, then confirmed.
  await second.locator('form[action$="/step"] button').click();
  await second.locator('form[action$="/step-failed"] button').click();
  await expect(second.getByRole('alert')).toBeVisible();
  await second.locator('form[action$="/pay"] button').click();
  await expect(second.getByRole('heading', { name: words('success.title') })).toBeVisible({
    timeout: 30_000,
  });
  await second.getByRole('link', { name: words('success.account') }).click();
  await expect(second.getByText(words('account.plan.active'), { exact: true })).toBeVisible();
  await expect(second.getByText('Crazy').first()).toBeVisible();
});
