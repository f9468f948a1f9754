import { expect, test } from '@playwright/test';
import { card, drawing, goToStep, openCreator, register } from './atelier';
import { localPath, message } from './locales';

const TWENTY_MINUTES = 20 * 60_000;
const fr = (key: string) => message('fr', 'creator', key);

test('a visitor whose time is up signs in and finds what she designed', async ({ page }) => {
  await openCreator(page, 'fr');
  await goToStep(page, 'fr', 'neck');
  await card(page, 'fr', 'neckline-front', 'v').click();
  await page.evaluate((spent) => localStorage.setItem('droitfil.visit', String(spent)), TWENTY_MINUTES);
  await page.reload();
  const prompt = page.getByRole('dialog', { name: fr('visit.title') });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  await register(page, 'fr');
  await expect(drawing(page, 'fr', 'front')).toBeVisible({ timeout: 20_000 });
  await expect(prompt).toBeHidden();
  await goToStep(page, 'fr', 'neck');
  await expect(card(page, 'fr', 'neckline-front', 'v')).toBeChecked();
});

test('a code that was never given is said by its field, after signing in on the way', async ({ page }) => {
  await page.goto(`${localPath('fr', '/create')}?code=7K3M-9QXT-2WVB`);
  const window = page.getByRole('dialog', { name: fr('import.title') });
  await expect(window).toBeVisible({ timeout: 20_000 });
  await register(page, 'fr');
  await expect(window).toBeVisible({ timeout: 20_000 });
  const code = window.getByRole('textbox', { name: fr('import.code') });
  await expect(code).toHaveValue('7K3M-9QXT-2WVB');
  await window.getByRole('button', { name: fr('import.bring') }).click();
  await expect(window).toContainText(fr('import.code-unknown'));
  await expect(code).toHaveValue('7K3M-9QXT-2WVB');
});

test('the fit shows the wearer under the garment with what it leaves at each girth', async ({ page }) => {
  await openCreator(page, 'fr');
  await page.getByRole('button', { name: fr('views.fit'), exact: true }).click();
  const picture = drawing(page, 'fr', 'fit');
  await expect(picture.locator('path[data-id="form"]')).toBeAttached();
  await expect(picture).toContainText(fr('fit.bust'));
  await expect(picture).toContainText(fr('fit.waist'));
});
