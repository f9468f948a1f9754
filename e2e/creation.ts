import type { Page } from '@playwright/test';
import { MEASUREMENTS } from '../lib/measurements/names';
import { STANDARD_SIZES } from '../lib/measurements/standard-sizes';
import { type Locale, localPath, message } from './locales';

/** Opens the creator and waits until the garment is drawn. */
export async function openCreator(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
  await page.goto(localPath(locale, '/create'));
  await page.getByRole('img', { name: message(locale, 'creator', 'views.frontPicture') }).waitFor();
}

/** Goes to a step of the creator and picks a card there by its catalogue names. */
export async function choose(
  page: Page,
  locale: Locale,
  step: string,
  slot: string,
  value: string,
): Promise<void> {
  const steps = page.getByRole('navigation', { name: message(locale, 'creator', 'steps.label') });
  await steps.getByRole('button', { name: message(locale, 'creator', `steps.${step}`) }).click();
  const group = page.getByRole('radiogroup', { name: message(locale, 'catalogue', `slots.${slot}.name`) });
  await group
    .getByRole('radio', { name: message(locale, 'catalogue', `values.${slot}.${value}.name`) })
    .click();
}

/** Enters all seventeen measurements of a chart size as somebody's own. */
export async function enterMeasurements(page: Page, locale: Locale, name: string): Promise<void> {
  await page
    .getByRole('button', { name: message(locale, 'creator', 'checks.measurements.undefined') })
    .click();
  const dialog = page.getByRole('dialog', { name: message(locale, 'measurements', 'chooser.title') });
  await dialog.getByRole('tab', { name: message(locale, 'measurements', 'chooser.own') }).click();
  await dialog.locator('input[name="name"]').fill(name);
  const decimal = locale === 'en' ? '.' : ',';
  for (const each of MEASUREMENTS) {
    const figure = String(STANDARD_SIZES['40'][each]).replace('.', decimal);
    await dialog.locator(`input[name="${each}"]`).fill(figure);
  }
  await dialog.getByRole('button', { name: message(locale, 'measurements', 'chooser.use') }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Creates an account at the local identity provider and comes back to where it was asked for. */
export async function signUp(page: Page, email: string, origin: string): Promise<void> {
  await page.waitForURL(`${origin}/**`);
  const register = page.locator('a[href$="/sign-up"]');
  if (await register.isVisible()) await register.click();
  await page.locator('input[name="firstName"]').fill('Agnès');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill('une-aiguille-fine');
  await page.locator('form button').click();
}

/** From the dialog that asks for payment to the page to pay on, and what is pressed there. */
export async function payFor(
  page: Page,
  locale: Locale,
  origin: string,
  act: 'pay' | 'cancel',
): Promise<void> {
  const verb = message(locale, 'offers', 'payment.pay').replace('{price}', '').trim();
  await page.getByRole('dialog').getByRole('button', { name: verb }).click();
  await page.waitForURL(`${origin}/pay/**`);
  await page.locator(`form[action$="/${act}"] button`).click();
  await page.waitForURL((url) => url.origin !== origin);
}
