import { expect, type Page, test } from '@playwright/test';
import type { MeasurementName } from '../lib/measurements/names';
import { MEASUREMENTS } from '../lib/measurements/names';
import { STANDARD_SIZES } from '../lib/measurements/standard-sizes';
import { SCREENS } from './creation';
import { localPath, message } from './locales';
import { newPerson, signUp } from './stand-ins';
import { expectAccessible, watchTrouble } from './watch';

const say = (namespace: string) => (key: string) => message('fr', namespace, key);
const [account, measurements] = [say('account'), say('measurements')];
const named = (key: string, name: string) => account(key).replace('{name}', name);

const field = (page: Page, name: MeasurementName) => page.locator(`input[name="${name}"]`);

async function enter(page: Page, name: MeasurementName, figure: number | string): Promise<void> {
  await field(page, name).fill(String(figure).replace('.', ','));
  await field(page, name).blur();
}

/** The words of a toast; they are said a second time to who does not see it. */
const toast = (page: Page, words: string) => page.getByText(words).first();

const save = (page: Page) => page.getByRole('button', { name: account('wearer.save') }).click();

test('a person is measured, doubted, kept, changed and forgotten; the account with her', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const trouble = watchTrouble(page);
  await page.addInitScript(() => localStorage.setItem('droitfil-consent', 'needed'));
  await page.setViewportSize(SCREENS.desktop);
  // Halfway through its entrance a window is only half as dark as it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(localPath('fr', '/myaccount/measures'));
  await expect(page.getByRole('heading', { level: 1, name: account('identity.gate.title') })).toBeVisible();
  await page.getByRole('button', { name: account('identity.register') }).click();
  // Whoever asks for an account is shown the form for it, not the one of those who have one.
  await page.waitForURL(/\/sign-up$/);
  await signUp(page, newPerson('Agnès'));
  await page.waitForURL(`${baseURL}/myaccount/measures**`);

  await test.step('inches typed as centimetres are noticed', async () => {
    await page
      .getByRole('link', { name: account('measures.add') })
      .first()
      .click();
    await page.locator('input[name="name"]').fill('Maman');
    await enter(page, 'bustCircumference', 36);
    await page.getByRole('button', { name: measurements('form.convertToInches') }).click();
    await expect(field(page, 'bustCircumference')).toHaveValue('36');
    await page.getByRole('button', { name: measurements('form.cm') }).click();
    await expect(field(page, 'bustCircumference')).toHaveValue('91,44');
  });

  await test.step('what cannot be is refused by its field, naming both figures', async () => {
    for (const name of MEASUREMENTS) await enter(page, name, STANDARD_SIZES['40'][name]);
    await enter(page, 'underbustCircumference', 120);
    await expect(page.getByText(/120\scm.*92\scm/).first()).toBeVisible();
    await save(page);
    await expect(page.getByRole('alert').getByText(measurements('form.invalid'))).toBeVisible();
    await expectAccessible(page);
    await enter(page, 'underbustCircumference', STANDARD_SIZES['40'].underbustCircumference);
  });

  await test.step('the body is drawn as understood, and a slip of the tape on a garment', async () => {
    await expect(page.getByRole('img', { name: /^Votre silhouette/ })).toBeVisible();
    await field(page, 'backHeight').focus();
    await expect(page.getByText('Longueur du dos', { exact: true }).last()).toBeVisible();
  });

  await test.step('what is improbable is asked once, and believed', async () => {
    await enter(page, 'armLength', 48);
    await save(page);
    const doubts = page.getByRole('region', { name: measurements('form.doubtTitle') });
    await expect(doubts).toBeVisible();
    await expectAccessible(page);
    await doubts.getByRole('checkbox').click();
  });

  await test.step('an interrupted saving keeps the form', async () => {
    await page.route('**/api/wearers', (route) => route.abort());
    await save(page);
    await expect(toast(page, account('measures.toasts.addInterrupted'))).toBeVisible({ timeout: 20_000 });
    await expect(field(page, 'armLength')).toHaveValue('48');
    await expect(page.getByText(measurements('form.invalid')), 'no field is blamed').toHaveCount(0);
    await page.unroute('**/api/wearers');
    await save(page);
    await expect(toast(page, named('measures.toasts.added', 'Maman'))).toBeVisible();
    await expect(page.getByText(account('measures.toasts.addInterrupted'))).toHaveCount(0);
    await page.waitForURL('**/myaccount/measures');
  });

  await test.step('a change is asked for and said', async () => {
    await page.getByRole('link', { name: named('measures.changeName', 'Maman') }).click();
    await enter(page, 'waistCircumference', 75);
    await save(page);
    if (await page.getByRole('region', { name: measurements('form.doubtTitle') }).isVisible()) {
      await page.getByRole('checkbox').click();
      await save(page);
    }
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: account('wearer.confirm') })
      .click();
    await expect(toast(page, named('measures.toasts.changed', 'Maman'))).toBeVisible();
  });

  await test.step('a deletion is asked for and said', async () => {
    await page.getByRole('button', { name: named('measures.deleteName', 'Maman') }).click();
    const asked = page.getByRole('alertdialog');
    await expectAccessible(page);
    await asked.getByRole('button', { name: account('measures.delete') }).click();
    await expect(toast(page, named('measures.toasts.deleted', 'Maman'))).toBeVisible();
    await expect(page.getByText(account('measures.noneText'))).toBeVisible();
  });

  await test.step('the account is left with everything that was in it', async () => {
    await page.goto(localPath('fr', '/myaccount/informations'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: account('informations.data') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('button', { name: account('informations.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: account('informations.delete') })
      .click();
    const farewell = page.getByRole('dialog', { name: account('informations.toasts.deleted') });
    await expect(farewell).toBeVisible();
    await expectAccessible(page);
    await farewell.getByRole('button', { name: account('informations.deletedLeave') }).click();
    await page.waitForURL((url) => url.pathname === '/' && url.origin === baseURL);
    await expect(page, 'nothing of the provider stays in the address').toHaveURL(`${baseURL}/`);
    await page.goto(localPath('fr', '/myaccount'));
    await expect(page.getByRole('button', { name: account('identity.signIn') }).first()).toBeVisible();
  });
  const unexpected = trouble.filter((words) => !/ERR_FAILED|net::/.test(words));
  expect(unexpected).toEqual([]);
});
