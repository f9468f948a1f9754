import { expect, type Page } from '@playwright/test';
import { type Locale, message } from './locales';

const settings: Record<string, string> = JSON.parse(process.env.DROITFIL_E2E_SETTINGS ?? '{}');

/** Where the local identity provider, the payment page and the mailbox answer. */
export const standInOrigin = settings.SANDBOX_ORIGIN ?? '';

interface NewPerson {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** Someone new for every test: accounts outlive the tests that made them. */
export function newPerson(firstName = 'Camille'): NewPerson {
  const mark = `${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  return { firstName, email: `sewer-${mark}@example.test`, password: 'aiguille-et-fil' };
}

/** Headers of a visitor of another network than every other file's: letters and links are counted by it. */
export function ofAnotherNetwork(): Record<string, string> {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** Goes through the local provider's form, to where it was asked for. */
export async function signUp(page: Page, person = newPerson()): Promise<NewPerson> {
  await page.waitForURL(`${standInOrigin}/**`);
  const register = page.locator('a[href$="/sign-up"]');
  if (await register.isVisible()) await register.click();
  for (const [name, value] of Object.entries(person)) await page.fill(`input[name=${name}]`, value);
  await page.locator('form button').click();
  await page.waitForURL((url) => url.origin !== standInOrigin);
  return person;
}

/** From the button that leads to the provider to where it comes back to. */
export async function register(page: Page, locale: Locale, person = newPerson()): Promise<NewPerson> {
  await page.getByRole('button', { name: message(locale, 'account', 'identity.register') }).click();
  return signUp(page, person);
}

/** The same for someone who has an account already. */
export async function signIn(page: Page, locale: Locale, person: NewPerson): Promise<void> {
  await page.getByRole('button', { name: message(locale, 'account', 'identity.signIn') }).click();
  // Not before it is there: the page left behind asks for an address too, for its news.
  await page.waitForURL(`${standInOrigin}/**`);
  for (const name of ['email', 'password'] as const) await page.fill(`input[name=${name}]`, person[name]);
  await page.locator('form button').first().click();
  await page.waitForURL((url) => url.origin !== standInOrigin);
}

/** From the dialog that asks for payment to the page to pay on, and what is pressed there. */
export async function payFor(page: Page, locale: Locale, act: 'pay' | 'cancel'): Promise<void> {
  const verb = message(locale, 'offers', 'payment.pay').replace('{price}', '').trim();
  await page.getByRole('dialog').getByRole('button', { name: verb }).click();
  await page.waitForURL(`${standInOrigin}/pay/**`);
  await page.locator(`form[action$="/${act}"] button`).click();
  await page.waitForURL((url) => url.origin !== standInOrigin);
}

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What came for someone in the local mailbox. */
export async function mailsFor(address: string): Promise<Mail[]> {
  const answer = await fetch(`${standInOrigin}/mail.json`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}

/** The first mail for someone whose subject contains these words, once it has come. */
export async function mailFor(address: string, words = ''): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mailsFor(address)).find(({ subject }) => subject.includes(words));
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found as Mail;
}
