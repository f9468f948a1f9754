import { expect, type Page } from '@playwright/test';
import { STANDARD_SIZES } from '../lib/measurements/standard-sizes';
import { type Locale, localPath, message } from './locales';

const settings: Record<string, string> = JSON.parse(process.env.DROITFIL_E2E_SETTINGS ?? '{}');

/** Where the local identity provider and the mailbox answer. */
export const providerOrigin = settings.SANDBOX_ORIGIN ?? '';

/** Someone new for every test: accounts outlive the tests that made them. */
export function newPerson() {
  const mark = `${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  return { firstName: 'Camille', email: `camille-${mark}@example.test`, password: 'aiguille-et-fil' };
}

/** Opens the creator and waits for its first drawing. */
export async function openCreator(page: Page, locale: Locale) {
  await page.goto(localPath(locale, '/create'));
  await expect(drawing(page, locale, 'front').locator('path[data-id]').first()).toBeAttached({
    timeout: 20_000,
  });
}

export function drawing(page: Page, locale: Locale, view: 'front' | 'back' | 'pieces' | 'fit') {
  return page.getByRole('img', { name: message(locale, 'creator', `views.${view}Picture`) });
}

export function card(page: Page, locale: Locale, slot: string, value: string) {
  return page
    .getByRole('radiogroup', { name: message(locale, 'catalogue', `slots.${slot}.name`) })
    .getByRole('radio', { name: message(locale, 'catalogue', `values.${slot}.${value}.name`), exact: true });
}

export async function goToStep(page: Page, locale: Locale, step: 'body' | 'neck' | 'sleeve' | 'extras') {
  const tape = page.getByRole('navigation', { name: message(locale, 'creator', 'steps.label') });
  await tape.getByRole('button', { name: message(locale, 'creator', `steps.${step}`) }).click();
}

/** Fills in one's own measurements, those of a size 40, in the window of the creator. */
export async function measureOneself(page: Page, locale: Locale, name: string) {
  await page
    .getByRole('button', { name: message(locale, 'creator', 'checks.measurements.undefined') })
    .click();
  const window = page.getByRole('dialog', { name: message(locale, 'measurements', 'chooser.title') });
  await window.getByRole('tab', { name: message(locale, 'measurements', 'chooser.own') }).click();
  await window.getByRole('textbox', { name: message(locale, 'measurements', 'form.name') }).fill(name);
  for (const [measurement, cm] of Object.entries(STANDARD_SIZES['40'])) {
    const label = message(locale, 'catalogue', `measurements.${measurement}.name`);
    await window.getByRole('textbox', { name: label, exact: true }).fill(String(cm));
  }
  await window.getByRole('button', { name: message(locale, 'measurements', 'chooser.use') }).click();
  await expect(window).toBeHidden();
}

export async function nameThePattern(page: Page, locale: Locale, name: string) {
  await page.getByRole('textbox', { name: message(locale, 'creator', 'name.label') }).fill(name);
}

/** Opens the export window. */
export async function openExport(page: Page, locale: Locale) {
  await page.getByRole('button', { name: message(locale, 'creator', 'actions.exportName') }).click();
  const window = page.getByRole('dialog');
  await expect(window).toBeVisible();
  return window;
}

/** Goes through the local provider's form, from the button that leads there to where it comes back to. */
export async function register(page: Page, locale: Locale, person = newPerson()) {
  const button = page.getByRole('button', { name: message(locale, 'account', 'identity.register') });
  await button.click();
  await page.waitForURL((url) => url.origin === providerOrigin);
  await page.locator('a[href$="/sign-up"]').click();
  await page.fill('input[name=firstName]', person.firstName);
  await page.fill('input[name=email]', person.email);
  await page.fill('input[name=password]', person.password);
  await page.locator('button').click();
  await page.waitForURL((url) => url.origin !== providerOrigin);
  return person;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The first mail in the local mailbox that came for someone. */
export async function mailFor(page: Page, address: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await page.request.get(`${providerOrigin}/mail.json`);
    const mails: Mail[] = await answer.json();
    found = mails.find(({ to }) => to.includes(address));
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as Mail;
}
