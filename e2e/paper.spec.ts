import { type Download, expect, type Page, test } from '@playwright/test';
import { choose, enterMeasurements, nameField, openCreator, openExport, openWindow } from './creation';
import { type Locale, message } from './locales';
import { payFor, register } from './stand-ins';
import { expectAccessible, watchTrouble } from './watch';

const say = (locale: Locale) => (namespace: string, key: string) => message(locale, namespace, key);

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The file that a press of the button of this name brings: its name and how it begins. */
async function fileFrom(page: Page, name: string): Promise<[string, string]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).first().click(),
  ]);
  return [download.suggestedFilename(), (await bytesOf(download)).subarray(0, 4).toString('latin1')];
}

/** From the open export window to the page of the pattern, paid. */
async function orderAndPay(page: Page, locale: Locale): Promise<void> {
  const words = say(locale);
  const dialog = openWindow(page);
  await dialog.getByRole('button', { name: words('export', 'place') }).click({ timeout: 30_000 });
  await expect(dialog.getByText(words('offers', 'payment.pattern'))).toBeVisible({ timeout: 30_000 });
  await payFor(page, locale, 'pay');
  await expect(dialog.getByText(words('export', 'success.text'))).toBeVisible({ timeout: 90_000 });
  await dialog.getByRole('link', { name: words('export', 'success.account') }).click();
  await expect(page.locator('[data-format]')).toHaveCount(7);
}

test('a delivered pattern: for one’s own printer, for machines, and only what changed', async ({ page }) => {
  test.setTimeout(300_000);
  const locale = 'fr';
  const words = say(locale);
  const extras = (key: string) => words('extras', key);
  const trouble = watchTrouble(page);

  await test.step('a first version', async () => {
    await openCreator(page, locale);
    await choose(page, locale, 'neck', 'neckline-front', 'v');
    await nameField(page, locale).fill('Blouse');
    await enterMeasurements(page, locale, 'Agnès');
    await openExport(page, locale);
    await register(page, locale);
    await orderAndPay(page, locale);
  });

  await test.step('a square measured at home', async () => {
    await page.getByLabel(extras('calibrated.across')).fill('9,9');
    await page.getByLabel(extras('calibrated.up')).fill('9');
    await page.getByRole('button', { name: extras('calibrated.make') }).click();
    await expect(page.getByText('aucun fichier ne peut le rattraper')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(extras('calibrated.up')).fill('10,1');
    expect(await fileFrom(page, extras('calibrated.make'))).toEqual(['blouse-a4-calibrated.pdf', '%PDF']);
  });

  await test.step('pieces for machines', async () => {
    expect(await fileFrom(page, extras('cutters.dxf'))).toEqual(['blouse-pieces.dxf', '  0\r']);
    await page.getByRole('button', { name: extras('cutters.pieces') }).click();
    const first = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
    await expect(first).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    const name = (await first.getAttribute('aria-label')) ?? '';
    const [file, begins] = await fileFrom(page, name);
    expect([file.slice(0, 3), begins]).toEqual(['01-', '<svg']);
    expect(await fileFrom(page, extras('cutters.all'))).toEqual(['blouse-pieces-svg.zip', 'PK\u0003\u0004']);
    await page.keyboard.press('Escape');
  });

  await test.step('a variant', async () => {
    await page.getByRole('button', { name: words('account', 'creation.vary') }).click();
    // The creation just ordered may still lie on the table: then it asks first.
    const replace = page.getByRole('button', { name: words('account', 'creation.varyConfirm') });
    await expect(replace.or(nameField(page, locale)).first()).toBeVisible({ timeout: 20_000 });
    if (await replace.isVisible()) await replace.click();
    await expect(nameField(page, locale)).toHaveValue(/variante/, { timeout: 20_000 });
    await choose(page, locale, 'sleeve', 'sleeve-length', 'elbow');
    await openExport(page, locale);
    await orderAndPay(page, locale);
  });

  await test.step('only what changed', async () => {
    await page.getByRole('combobox', { name: words('account', 'creation.compare.with') }).click();
    await page.getByRole('option', { name: 'Blouse', exact: true }).click();
    await page.getByRole('button', { name: extras('reprint.find') }).click();
    await expect(page.getByText(extras('reprint.changes.changed')).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    const [file, begins] = await fileFrom(page, extras('reprint.download'));
    expect([file, begins]).toEqual(['blouse-variante-a4-changes.pdf', '%PDF']);
  });

  // The refused square is the only request that failed.
  expect(trouble.filter((line) => !line.includes('/calibrated'))).toEqual([]);
});
