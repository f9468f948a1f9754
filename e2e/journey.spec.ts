import { expect, test } from '@playwright/test';
import {
  card,
  drawing,
  goToStep,
  mailFor,
  measureOneself,
  nameThePattern,
  openCreator,
  openExport,
  providerOrigin,
  register,
} from './atelier';
import { LOCALES, localPath, message } from './locales';
import { expectAccessible, watchTrouble } from './watch';

const FILES = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet'];

for (const locale of LOCALES) {
  test(`a pattern from measurement to mailbox (${locale})`, async ({ page }) => {
    test.setTimeout(150_000);
    const trouble = watchTrouble(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCreator(page, locale);
    await expectAccessible(page);

    await measureOneself(page, locale, 'Zoé');
    await goToStep(page, locale, 'neck');
    const front = drawing(page, locale, 'front');
    const before = await front.innerHTML();
    await card(page, locale, 'neckline-front', 'v').click();
    await expect.poll(() => front.innerHTML()).not.toBe(before);
    await goToStep(page, locale, 'sleeve');
    await card(page, locale, 'sleeve-length', 'long').click();
    await nameThePattern(page, locale, 'Étoile du matin');

    const visitor = await openExport(page, locale);
    await expectAccessible(page);
    await expect(visitor.getByRole('textbox')).toHaveValue('Étoile du matin');
    const person = await register(page, locale);

    // Back from signing in: the same window, the same creation.
    const window = page.getByRole('dialog');
    await expect(window.getByText(message(locale, 'export', 'verified'))).toBeVisible({ timeout: 30_000 });
    await expect(window.getByRole('textbox')).toHaveValue('Étoile du matin');
    await window.getByRole('button', { name: message(locale, 'export', 'place') }).click();
    await expect(page.getByRole('dialog', { name: message(locale, 'export', 'success.title') })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);

    const mail = await mailFor(page, person.email);
    expect(mail.subject + mail.text).toContain('Étoile du matin');

    await page.getByRole('link', { name: message(locale, 'export', 'success.account') }).click();
    await page.waitForURL(new RegExp(`${localPath(locale, '/myaccount/creations/export')}\\?id=`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Étoile du matin');
    await expectAccessible(page);
    for (const format of FILES) {
      const link = page.locator(`[data-format="${format}"] a`);
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const bytes = await download.createReadStream().then(firstBytes);
      expect(bytes).toBe('%PDF-');
    }

    await page.goto(localPath(locale, '/myaccount/measures'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      message(locale, 'account', 'measures.title'),
    );
    await expectAccessible(page);
    // What the local identity provider's own pages lack is not ours to count.
    expect(trouble.filter((line) => !line.includes(providerOrigin))).toEqual([]);
  });
}

async function firstBytes(stream: AsyncIterable<Buffer>): Promise<string> {
  for await (const chunk of stream) return chunk.subarray(0, 5).toString('latin1');
  return '';
}
