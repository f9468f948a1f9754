import { expect, test } from '@playwright/test';
import { defaultChoices } from '../lib/choices/defaults';
import { announcement, card, choose, drawing, goToStep, isDrawn, openCreator, SCREENS } from './creation';
import { localPath, message } from './locales';
import { register } from './stand-ins';
import { expectAccessible } from './watch';

const TWENTY_MINUTES = 20 * 60_000;
const CODE = '7K3M-9QXT-2WVB';
const fr = (key: string) => message('fr', 'creator', key);
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

for (const screen of ['phone', 'desktop'] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: SCREENS[screen], hasTouch: screen === 'phone' });

    test('one begins from nothing, or from a suggestion that undoing takes away again', async ({ page }) => {
      await openCreator(page, 'fr');
      await choose(page, 'fr', 'neck', 'neckline-front', 'square');
      await page.goto(localPath('fr', '/suggestions'));
      await page.locator('main a[href$="/suggestions/princess-sheath"]').first().click();
      await page.getByRole('link', { name: message('fr', 'content', 'suggestions.open') }).click();
      await isDrawn(page, 'fr');
      await expect(page).toHaveURL(/\/create$/);
      const dress = page.getByRole('radio', {
        name: message('fr', 'catalogue', 'garments.dress.name'),
        exact: true,
      });
      await expect(dress).toBeChecked();
      await page.getByRole('button', { name: fr('actions.undo') }).click();
      await expect(dress).not.toBeChecked();
      await goToStep(page, 'fr', 'neck');
      await expect(card(page, 'fr', 'neckline-front', 'square')).toBeChecked();
    });

    test('a pattern code that was never given is said by its field; one of long ago is taken over in part', async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
      await page.goto(`${localPath('fr', '/create')}?code=${CODE}`);
      const window = page.getByRole('dialog', { name: fr('import.title') });
      await expect(window).toBeVisible({ timeout: 20_000 });
      await register(page, 'fr');
      await expect(window).toBeVisible({ timeout: 20_000 });
      const code = window.getByRole('textbox', { name: fr('import.code') });
      await expect(code).toHaveValue(CODE);
      const bring = window.getByRole('button', { name: fr('import.bring') });
      await bring.click();
      await expect(window).toContainText(fr('import.code-unknown'));
      await expect(code).toHaveValue(CODE);

      // A pattern kept by an earlier version: one of its four wishes is not made any more.
      const { garment } = defaultChoices('dress');
      const options = { 'neckline-front': 'v', 'neckline-back': 'square', sleeve: 'set-in', collar: 'ruff' };
      const choices = { version: 1, garment, options, sizes: {} };
      await page.route('**/api/codes/**', (route) =>
        route.fulfill({ json: { code: CODE, garment, choices, own: true } }),
      );
      await bring.click();
      await expect(window).toContainText('75');
      await expect(window.getByRole('listitem')).toHaveText([/ruff$/]);
      await expectAccessible(page);
      await window.getByRole('button', { name: fr('import.goOn') }).click();
      await expect.poll(async () => plain(await announcement(page).textContent())).toContain('75 %');
      await goToStep(page, 'fr', 'neck');
      await expect(card(page, 'fr', 'neckline-front', 'v')).toBeChecked();
      await page.reload();
      await isDrawn(page, 'fr');
      await expect(window).toBeHidden();
    });

    test('a visitor whose time is up signs in and finds what she designed', async ({ page }) => {
      await openCreator(page, 'fr');
      await choose(page, 'fr', 'neck', 'neckline-front', 'v');
      await page.evaluate((spent) => localStorage.setItem('droitfil.visit', String(spent)), TWENTY_MINUTES);
      await page.reload();
      const prompt = page.getByRole('dialog', { name: fr('visit.title') });
      await expect(prompt).toBeVisible();
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(prompt).toBeVisible();
      await expectAccessible(page);
      await register(page, 'fr');
      await isDrawn(page, 'fr');
      await expect(prompt).toBeHidden();
      await goToStep(page, 'fr', 'neck');
      await expect(card(page, 'fr', 'neckline-front', 'v')).toBeChecked();
    });
  });
}

test('the fit shows the wearer under the garment with what it leaves at each girth', async ({ page }) => {
  await openCreator(page, 'fr');
  await page.getByRole('button', { name: fr('views.fit'), exact: true }).click();
  const picture = drawing(page, 'fr', 'fit');
  await expect(picture.locator('path[data-id="form"]')).toBeAttached();
  await expect(picture).toContainText(fr('fit.bust'));
  await expect(picture).toContainText(fr('fit.waist'));
});
